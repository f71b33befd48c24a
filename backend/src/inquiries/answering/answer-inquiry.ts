import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import type { AnswerKind } from '#common/inquiries/answers/inquiry-answers.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { Random } from '#platform/process/clock.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOwners } from '../../listings/public.js';
import { answerKinds } from '../sending/answer-links.js';
import { Inquiry } from '../sending/inquiry.entity.js';
import { ANSWERABLE, answerRefusal, type Answerable } from './answerable.js';
import type { AskedAbout, OfferedInstead } from './alike-homes.js';
import { answerBatch, INQUIRY_ANSWER_MAIL } from './inquiry-answer.mail.js';

interface SentAnswer {
  kind: AnswerKind;
  /** Empty unless of kind 'other'. */
  text: string;
  /** The price that the answer marks as rented, if it was free before. */
  markedPriceId: number | null;
  instead: OfferedInstead;
}

/** An owner's answer to an inquiry, which the site mails. It waits for some seconds, in which it can be taken back. */
@Injectable()
export class AnswerInquiry {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly mailbox: Mailbox,
    private readonly batches: MailBatches,
    private readonly random: Random,
  ) {}

  /** @throws Problem 'not-found' for an inquiry about another notice, 'conflict' if it cannot be answered so */
  async send(tx: Transaction, { listingId, inquiryId }: AskedAbout, answer: SentAnswer): Promise<void> {
    const inquiry = await rowOf<Answerable & { name: string; email: string }>(
      tx,
      `SELECT full_name AS name, email, ${ANSWERABLE} FROM inquiries WHERE id = $1 AND listing_id = $2 FOR UPDATE`,
      [inquiryId, listingId],
    );
    const owner = await this.owners.ofPublished(tx, listingId);
    if (!inquiry || !owner) throw Problem.notFound();
    const refusal = answerRefusal(inquiry);
    if (refusal) throw Problem.conflict(refusal);
    if (!answerKinds(owner).includes(answer.kind)) throw Problem.conflict(ANSWER_MESSAGES.notPublished);
    await tx.query(
      `UPDATE inquiries SET answered_at = coalesce(answered_at, now()), answer_sent_at = now(), answer_kind = $2, answer_text = $3,
              marked_price_id = $4 WHERE id = $1`,
      [inquiryId, answer.kind, answer.text, answer.markedPriceId],
    );
    const { name, email } = inquiry;
    await this.mailbox.postBatch(tx, {
      batch: answerBatch(inquiryId),
      template: INQUIRY_ANSWER_MAIL,
      bulk: false,
      delaySeconds: MAIL_WAITS_SECONDS,
      messages: [
        { key: this.random.uuid(), facts: { inquiryId, ...answer.instead }, recipient: { name, email } },
      ],
    });
  }

  /** The price that the answer to an inquiry marked as rented; null for none. */
  async markedPrice({ listingId, inquiryId }: AskedAbout): Promise<number | null> {
    const inquiry = await this.database.getRepository(Inquiry).findOneBy({ id: inquiryId, listingId });
    return inquiry?.markedPriceId ?? null;
  }

  /**
   * Takes an answer back while its mail waits. The inquiry is as before, except for the mark of a price.
   * @throws Problem 'not-found', or 'conflict' once the mail has left
   */
  async takeBack(tx: Transaction, { listingId, inquiryId }: AskedAbout): Promise<void> {
    const inquiry = await rowOf<object>(
      tx,
      'SELECT FROM inquiries WHERE id = $1 AND listing_id = $2 AND answer_sent_at IS NOT NULL FOR UPDATE',
      [inquiryId, listingId],
    );
    if (!inquiry) throw Problem.notFound();
    if ((await this.batches.cancel(tx, answerBatch(inquiryId))) === 0)
      throw Problem.conflict(ANSWER_MESSAGES.left);
    await tx.query(
      `UPDATE inquiries SET answered_at = nullif(answered_at, answer_sent_at), answer_sent_at = NULL, answer_kind = NULL, answer_text = '',
              marked_price_id = NULL WHERE id = $1`,
      [inquiryId],
    );
  }
}
