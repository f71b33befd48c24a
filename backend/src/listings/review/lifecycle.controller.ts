import { Controller } from '@nestjs/common';
import {
  approveListing,
  reinstateListing,
  restoreListing,
  withdrawListing,
  type ApprovalAnswer,
  type MailOutcomeWire,
} from '#common/listings/review/decision-calls.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { MailOutcomes } from '#platform/mail/mail-outcomes.js';
import { PhotoCounts } from '../photos/photo-counts.js';
import { CODE_MAIL, codeMailKey } from './code-mail.js';
import { ApproveListing } from './approve-listing.js';
import { MoveListing, type MoveRequest } from './move-listing.js';
import { ApprovalDto, DecisionDto } from './decision.dto.js';
import { deadlineMs } from '#platform/timings.js';

/** The operator's decisions (back-office.md §4) except rejections. */
@Controller()
export class LifecycleController {
  constructor(
    private readonly approveListing: ApproveListing,
    private readonly moveListing: MoveListing,
    private readonly photos: PhotoCounts,
    private readonly mail: MailOutcomes,
  ) {}

  @Answers(approveListing)
  async approve(
    @Sent() { idInmueble, destacado, version }: ApprovalDto,
    @AdministratorId() administratorId: number,
  ): Promise<ApprovalAnswer> {
    const listing = await this.approveListing.execute({
      listingId: idInmueble,
      featured: destacado === 1,
      version: version ?? null,
      administratorId,
    });
    // Another operator may have withdrawn the listing since; the response still confirms the decision.
    const [email, fotos] = await Promise.all([this.codeMailOutcome(listing.id), this.photos.of(listing.id)]);
    return {
      success: true,
      error: null,
      message: LIFECYCLE_MESSAGES.approved,
      codigo: listing.code!,
      idAltaInmuebles: listing.publicationNumber!,
      destacado: listing.featured ? 1 : 0,
      fotos,
      email,
    };
  }

  @Answers(restoreListing)
  async restore(
    @Sent() form: DecisionDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    return this.move(form, 'restore', administratorId);
  }

  @Answers(withdrawListing)
  async withdraw(
    @Sent() form: DecisionDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    return this.move(form, 'withdraw', administratorId);
  }

  @Answers(reinstateListing)
  async reinstate(
    @Sent() form: DecisionDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    return this.move(form, 'reinstate', administratorId);
  }

  private async move(
    { idInmueble, version }: DecisionDto,
    move: MoveRequest['move'],
    administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.moveListing.execute({
      listingId: idInmueble,
      move,
      version: version ?? null,
      administratorId,
    });
    return { success: true, message: MOVED[move] };
  }

  private async codeMailOutcome(listingId: number): Promise<MailOutcomeWire> {
    const outcome = await this.mail.waitFor(codeMailKey(listingId), deadlineMs('mailOutcome'));
    const isSent = outcome?.state === 'sent';
    const isFinal = isSent || outcome?.state === 'failed';
    return {
      success: isSent,
      template: outcome?.template ?? CODE_MAIL,
      destinatario: outcome?.recipientEmail ?? '',
      error: isSent ? null : isFinal ? LIFECYCLE_MESSAGES.mailRefused : LIFECYCLE_MESSAGES.mailQueued,
    };
  }
}

const MOVED: Readonly<Record<MoveRequest['move'], string>> = {
  restore: LIFECYCLE_MESSAGES.restored,
  withdraw: LIFECYCLE_MESSAGES.withdrawn,
  reinstate: LIFECYCLE_MESSAGES.reinstated,
};
