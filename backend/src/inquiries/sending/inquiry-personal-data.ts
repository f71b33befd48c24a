import { ERASED, PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { fullNameOf, type Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  emptying,
  hasMailbox,
  isOfPerson,
  sqlText,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '#platform/database/personal-data.js';
import { STAY_COLUMN_NAMES, stayFields } from './inquiry.entity.js';

const OF = `${isOfPerson('email')} OR ($2 <> '' AND phone_digits(phone) = $2)`;

const EMPTIED = {
  full_name: sqlText(ERASED.name),
  email: `''`,
  phone: `''`,
  message: `''`,
  answer_text: `''`,
  ...Object.fromEntries(STAY_COLUMN_NAMES.map((name) => [name, 'NULL'])),
};

/** Inquiries that a visitor sent. The rows stay, because they are counted. */
export class InquiryPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.inquiries;
  readonly empties = { inquiries: EMPTIED };

  rows(tx: Transaction, { emails, phone }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, code AS aviso, channel AS medio, full_name AS nombre, email, phone AS "teléfono", message AS mensaje, created_at AS fecha,
              answer_text AS "respuesta del dueño", ${stayFields()}
       FROM inquiries WHERE ${OF} ORDER BY id`,
      [emails, phone],
    );
  }

  erase(tx: Transaction, { emails, phone }: Person): Promise<number> {
    return changedRows(tx, `UPDATE inquiries SET ${emptying(EMPTIED)} WHERE ${OF}`, [emails, phone]);
  }

  rectify(
    tx: Transaction,
    { emails, email, phone, numbers }: CorrectedPerson,
    correction: Correction,
  ): Promise<number> {
    return changedRows(
      tx,
      `UPDATE inquiries SET full_name = coalesce($3, full_name),
              email = CASE WHEN ${hasMailbox('email', '$7')} THEN coalesce($4, email) ELSE email END,
              phone = CASE WHEN phone <> '' AND phone_digits(phone) IN (SELECT phone_digits(n) FROM unnest($6::text[]) n)
                           THEN coalesce($5, phone) ELSE phone END
       WHERE (${OF}) AND ($3::text IS NOT NULL OR $5::text IS NOT NULL OR ${hasMailbox('email', '$7')})`,
      [
        emails,
        phone,
        fullNameOf(correction),
        correction.email,
        correction.mobile,
        [phone, ...numbers],
        email,
      ],
    );
  }

  expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    return changedRows(
      tx,
      `UPDATE inquiries SET ${emptying(EMPTIED)} WHERE id IN (
         SELECT id FROM inquiries WHERE created_at < $1 AND full_name <> $3 LIMIT $2)`,
      [before, limit, ERASED.name],
    );
  }
}

/** Texts in which an owner answered inquiries by the site. */
export class AnswerPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.answers;
  readonly uncorrectedBecause = PERSONAL_DATA_MESSAGES.uncorrected.freeText;

  rows(tx: Transaction, { listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, code AS aviso, answer_text AS respuesta, answer_sent_at AS fecha
       FROM inquiries WHERE listing_id = ANY($1) AND answer_text <> '' ORDER BY id`,
      [listingIds],
    );
  }

  erase(tx: Transaction, { listingIds }: Person): Promise<number> {
    return changedRows(
      tx,
      `UPDATE inquiries SET answer_text = '' WHERE listing_id = ANY($1) AND answer_text <> ''`,
      [listingIds],
    );
  }
}
