import { Injectable } from '@nestjs/common';
import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import type { AnswerKind } from '#common/inquiries/answers/inquiry-answers.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { AlikeHomes, AnswerInquiry } from '../../inquiries/public.js';
import { OwnerChanges, type OpenedInquiries } from '../../listings/public.js';

interface OwnAnswer {
  inquiryId: number;
  kind: AnswerKind;
  text: string;
  /** The price to mark as rented. */
  priceId: number | null;
}

/** An answer of an owner by a link, together with the mark of a price. */
@Injectable()
export class AnswerOwnInquiry {
  constructor(
    private readonly answers: AnswerInquiry,
    private readonly homes: AlikeHomes,
    private readonly changes: OwnerChanges,
    private readonly actions: Actions,
  ) {}

  /**
   * @throws Problem 'invalid' without a text, 'conflict' for a mark by a link to one inquiry, and what AnswerInquiry and OwnerChanges throw
   */
  async send(opened: OpenedInquiries, { inquiryId, kind, text, priceId: asked }: OwnAnswer): Promise<void> {
    const about = aboutOf(opened, inquiryId);
    if (kind === 'other' && !text) throw Problem.invalid({ texto: [ANSWER_MESSAGES.textRequired] });
    const priceId = kind === 'taken' ? asked : null;
    // The message with the link may have been quoted to the visitor.
    if (priceId !== null && opened.inquiryId !== null) throw Problem.conflict(ANSWER_MESSAGES.cannotMark);
    const instead = kind === 'taken' ? await this.homes.of(about, priceId) : { alike: [], marked: null };
    const answer = { kind, text: kind === 'other' ? text : '', instead };
    if (priceId === null) {
      await this.actions.run(async (tx) => {
        await this.answers.send(tx, about, { ...answer, markedPriceId: null });
        return {};
      });
      return;
    }
    await this.changes.mark(
      about.listingId,
      { id: priceId, rented: true, version: null },
      (tx, { hasChanged }) =>
        this.answers.send(tx, about, { ...answer, markedPriceId: hasChanged ? priceId : null }),
    );
  }

  /**
   * With the mark of a price, unless that cannot be taken back: the price is gone, or the notice was withdrawn meanwhile.
   * @throws what AnswerInquiry.takeBack throws
   */
  async takeBack(opened: OpenedInquiries, inquiryId: number): Promise<void> {
    const about = aboutOf(opened, inquiryId);
    const priceId = await this.answers.markedPrice(about);
    if (priceId !== null && (await this.unmark(about, priceId))) return;
    await this.actions.run(async (tx) => {
      await this.answers.takeBack(tx, about);
      return {};
    });
  }

  private async unmark(about: { listingId: number; inquiryId: number }, priceId: number): Promise<boolean> {
    try {
      await this.changes.mark(about.listingId, { id: priceId, rented: false, version: null }, (tx) =>
        this.answers.takeBack(tx, about),
      );
      return true;
    } catch (error) {
      if (error instanceof Problem && (error.kind === 'conflict' || error.kind === 'not-found')) return false;
      throw error;
    }
  }
}

/** @throws Problem 'not-found' for another inquiry than that of the link */
function aboutOf(opened: OpenedInquiries, inquiryId: number): { listingId: number; inquiryId: number } {
  if (opened.inquiryId !== null && opened.inquiryId !== inquiryId) throw Problem.notFound();
  return { listingId: opened.listingId, inquiryId };
}
