import { Controller, Delete, Query } from '@nestjs/common';
import { AMENITY_MESSAGES } from '#common/messages/admin-desk.js';
import type { QueryParams } from '#common/rules/search-query.js';
import type { SimpleAnswer } from '#common/wire/admin.js';
import { AdministratorId } from '#platform/http/access.js';
import { QueryValues } from '#platform/http/query-values.js';
import { RemoveAmenity } from '../use-cases/remove-amenity.js';

/** Removing a service concerns the listings that offer it, so it is here and not with the catalogue (back-office.md §7, Services). */
@Controller('api/servicios')
export class AmenityRemovalController {
  constructor(private readonly removeAmenity: RemoveAmenity) {}

  @Delete('eliminarServicio')
  async remove(
    @Query() params: QueryParams,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const values = new QueryValues(params);
    await this.removeAmenity.execute(values.requiredId('id'), {
      confirmed: values.flag('confirmado') ?? false,
      administratorId,
    });
    return { success: true, message: AMENITY_MESSAGES.removed };
  }
}
