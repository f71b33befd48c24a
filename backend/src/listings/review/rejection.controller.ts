import { Controller } from '@nestjs/common';
import { rejectListing } from '#common/listings/review/decision-calls.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { rejectionFaults } from '#common/listings/review/rejection.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { RejectListing } from './reject-listing.js';
import { RejectionDto } from './decision.dto.js';

/** Rejections of pending notices (back-office.md §4). */
@Controller()
export class RejectionController {
  constructor(private readonly rejectListing: RejectListing) {}

  @Answers(rejectListing)
  async reject(
    @Sent() { idInmueble, version, motivo, avisar }: RejectionDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const faults = rejectionFaults({ motivo, avisar });
    if (Object.keys(faults).length > 0) throw Problem.invalid(faults);
    await this.rejectListing.execute({
      listingId: idInmueble,
      reason: motivo.trim(),
      notify: avisar,
      version: version ?? null,
      administratorId,
    });
    return { success: true, message: LIFECYCLE_MESSAGES.rejected };
  }
}
