import { Controller } from '@nestjs/common';
import { verifyHome } from '#common/listings/editing/edit-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { EditTarget, SAVED } from './edit-target.js';
import { VerificationDto } from './edits.dto.js';
import { VerifyHome } from './verify-home.js';

/** Call that records what was seen of a home (back-office.md §7, Updates). */
@Controller()
export class VerificationController {
  constructor(
    private readonly target: EditTarget,
    private readonly verifyHome: VerifyHome,
  ) {}

  @Answers(verifyHome)
  async verify(
    @Sent() form: VerificationDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.verifyHome.execute(this.target.of(form, administratorId), form.visto);
    return SAVED;
  }
}
