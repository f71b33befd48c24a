import { Injectable } from '@nestjs/common';
import { ANSWERED } from '#common/inquiries/answered-inquiries.js';
import type { StayField } from '#common/inquiries/inquiry-stay.js';
import { answerLabel, answerName, type AnswerKind } from '#common/inquiries/answers/inquiry-answers.js';
import { ANSWER_MESSAGES } from '#common/inquiries/answers/answer-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { MAIL_WAITS_SECONDS } from '#common/kernel/time/take-back.js';
import { quoteInWords } from '#common/pricing/stays/stay-words.js';
import { rentalKeyLabel } from '#common/pricing/periods.js';
import type { OwnInquiryWire } from '#common/owners/link/owner-inquiry-calls.js';
import { changedRows, rowsOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { hasFailedMail } from '#platform/mail/mail-batches.js';
import { Problem } from '#platform/process/problem.js';
import { ListingOwners, type OpenedInquiries, type PublishedOwner } from '../../listings/public.js';
import { answerKinds } from '../sending/answer-links.js';
import { stayFields } from '../sending/inquiry.entity.js';
import { ANSWERABLE, answerRefusal, type Answerable } from './answerable.js';
import { ANSWER_BATCH } from './inquiry-answer.mail.js';
import { AskedStaysQuery, type AskedStays } from './asked-stays.js';

const MOST_SHOWN = 30;

type InquiryRow = Pick<OwnInquiryWire, 'idConsulta' | 'nombre' | 'respondida' | StayField> &
  Answerable & { createdAt: Date; answerKind: AnswerKind | null; isRecallable: boolean; hasFailed: boolean };

/** Inquiries about a notice, for its owner (public-site.md §2, Inquiries). */
@Injectable()
export class OwnerInquiries {
  constructor(
    private readonly owners: ListingOwners,
    private readonly stays: AskedStaysQuery,
  ) {}

  /** The newest first. Only the first word of the name: links are passed on. */
  async of(database: Transaction, { listingId, inquiryId }: OpenedInquiries): Promise<OwnInquiryWire[]> {
    const owner = await this.owners.ofPublished(database, listingId);
    const rows = await readRows(database, { listingId, inquiryId });
    if (!owner || rows.length === 0) return [];
    const stays = await this.stays.of(listingId, owner);
    return rows.map((row) => present(row, { owner, stays, mayMark: inquiryId === null }));
  }

  /** @throws Problem 'not-found' for an inquiry about another notice, or to take back the mark of an answer that the site sent */
  async mark(
    tx: Transaction,
    listingId: number,
    { id, answered }: { id: number; answered: boolean },
  ): Promise<void> {
    const changed = await changedRows(
      tx,
      `UPDATE inquiries SET answered_at = CASE WHEN $3 THEN coalesce(answered_at, now()) END
       WHERE listing_id = $1 AND id = $2 AND ($3 OR answer_sent_at IS NULL)`,
      [listingId, id, answered],
    );
    if (changed === 0) throw Problem.notFound(ERROR_MESSAGES.notFound);
  }
}

function readRows(database: Database, { listingId, inquiryId }: OpenedInquiries): Promise<InquiryRow[]> {
  return rowsOf<InquiryRow>(
    database,
    `SELECT id AS "idConsulta", split_part(trim(full_name), ' ', 1) AS nombre, created_at AS "createdAt", ${stayFields()},
            answered_at IS NOT NULL AS respondida, answer_kind AS "answerKind", ${ANSWERABLE},
            answer_sent_at > now() - interval '${MAIL_WAITS_SECONDS} seconds' IS TRUE AS "isRecallable",
            ${hasFailedMail(ANSWER_BATCH)} AS "hasFailed"
     FROM inquiries WHERE listing_id = $1 AND created_at > now() - interval '${ANSWERED.days} days' AND ($2::int IS NULL OR id = $2)
     ORDER BY created_at DESC, id DESC LIMIT ${MOST_SHOWN}`,
    [listingId, inquiryId],
  );
}

function present(
  {
    createdAt,
    answerKind,
    isRecallable,
    hasFailed,
    isSent,
    channel,
    hasAddress,
    refusesMail,
    ...row
  }: InquiryRow,
  { owner, stays, mayMark }: { owner: PublishedOwner; stays: AskedStays; mayMark: boolean },
): OwnInquiryWire {
  const refusal = answerRefusal({ isSent, channel, hasAddress, refusesMail });
  const quote = stays.quote(row);
  return {
    ...row,
    canal: channel,
    fecha: createdAt.toISOString(),
    respuestas: (refusal ? [] : answerKinds(owner)).map((kind) => ({
      respuesta: answerName(kind),
      texto: answerLabel(kind, owner.listing.operation),
    })),
    motivo: isSent ? (hasFailed ? ANSWER_MESSAGES.notArrived : '') : (refusal ?? ''),
    presupuesto: quote ? quoteInWords(quote) : '',
    precios: (refusal || !mayMark ? [] : stays.rows(row)).map(({ id, period, fraction }) => ({
      idPrecios: id,
      nombre: rentalKeyLabel(period, fraction),
    })),
    respuesta: answerKind && {
      texto: answerLabel(answerKind, owner.listing.operation),
      seDeshace: isRecallable,
    },
  };
}
