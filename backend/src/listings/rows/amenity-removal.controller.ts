import { Controller } from '@nestjs/common';
import { removeAmenity, type AmenityRemovalQuery } from '#common/listings/amenities/amenity-calls.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { RemoveAmenity } from './remove-amenity.js';

/**
 * Removing an amenity affects the listings that offer it, so the call belongs to this module rather than to the catalogue (back-office.md
 * §7, Services).
 */
@Controller()
export class AmenityRemovalController {
  constructor(private readonly removeAmenity: RemoveAmenity) {}

  @Answers(removeAmenity)
  async remove(
    @Asked() values: QueryValues<AmenityRemovalQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.removeAmenity.execute(values.requiredId('id'), {
      confirmed: values.flag('confirmado') ?? false,
      administratorId,
    });
    return { success: true, message: AMENITY_MESSAGES.removed };
  }
}
