import { Controller } from '@nestjs/common';
import { removeService } from '#common/calls/amenities.js';
import { AMENITY_MESSAGES } from '#common/messages/admin-desk.js';
import type { SimpleAnswer } from '#common/wire/admin.js';
import type { ServiceRemovalQuery } from '#common/wire/desk.js';
import { AdministratorId } from '#platform/http/access.js';
import { Answers, Asked } from '#platform/http/answers.js';
import { QueryValues } from '#platform/http/query-values.js';
import { RemoveAmenity } from '../use-cases/remove-amenity.js';

/**
 * Removing a service affects the listings that offer it, so the call belongs to this module rather than to the catalogue (back-office.md
 * §7, Services).
 */
@Controller()
export class AmenityRemovalController {
  constructor(private readonly removeAmenity: RemoveAmenity) {}

  @Answers(removeService)
  async remove(
    @Asked() values: QueryValues<ServiceRemovalQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.removeAmenity.execute(values.requiredId('id'), {
      confirmed: values.flag('confirmado') ?? false,
      administratorId,
    });
    return { success: true, message: AMENITY_MESSAGES.removed };
  }
}
