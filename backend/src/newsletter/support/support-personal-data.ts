import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { fullNameOf, type Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
  type PersonEntities,
} from '#platform/database/personal-data.js';

const OF = isOfPerson('email');

/** Condition for replies to the person alone; others' replies keep their text. */
const TO_NOBODY_ELSE = `
    EXISTS (SELECT FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id WHERE x.reply_id = r.id AND ${OF})
    AND NOT EXISTS (SELECT FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id
                    WHERE x.reply_id = r.id AND NOT ${OF})`;

/** Messages from the contact form, and the replies to them. */
export class SupportPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.support;
  readonly deletes = ['support_messages', 'support_replies'];

  async entities(tx: Transaction, { emails }: Pick<Person, 'emails'>): Promise<PersonEntities> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `SELECT id FROM support_replies r WHERE ${TO_NOBODY_ELSE}`,
      [emails],
    );
    return { entity: 'support-reply', ids: rows.map(({ id }) => id) };
  }

  rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT id AS registro, full_name AS nombre, email, message AS mensaje, created_at AS fecha, answered_at AS respondido,
              (SELECT jsonb_agg(jsonb_build_object('asunto', r.subject, 'mensaje', r.body, 'fecha', r.created_at) ORDER BY r.id)
               FROM support_reply_messages x JOIN support_replies r ON r.id = x.reply_id WHERE x.message_id = m.id) AS respuestas
       FROM support_messages m WHERE ${OF} ORDER BY id`,
      [emails],
    );
  }

  async erase(tx: Transaction, { emails }: Person): Promise<number> {
    await tx.query(`DELETE FROM support_replies r WHERE ${TO_NOBODY_ELSE}`, [emails]);
    return changedRows(tx, `DELETE FROM support_messages WHERE ${OF}`, [emails]);
  }

  rectify(tx: Transaction, { emails, email }: CorrectedPerson, correction: Correction): Promise<number> {
    return changedRows(
      tx,
      `UPDATE support_messages SET full_name = coalesce($2, full_name),
              email = CASE WHEN ${hasMailbox('email', '$4')} THEN coalesce($3, email) ELSE email END
       WHERE ${OF} AND ($2::text IS NOT NULL OR $3::text IS NOT NULL AND ${hasMailbox('email', '$4')})`,
      [emails, fullNameOf(correction), correction.email, email],
    );
  }

  async expire(tx: Transaction, before: Date, limit: number): Promise<number> {
    await tx.query(
      `DELETE FROM support_replies WHERE id IN (
         SELECT id FROM support_replies r WHERE created_at < $1
         AND NOT EXISTS (SELECT FROM support_reply_messages x WHERE x.reply_id = r.id) LIMIT $2)`,
      [before, limit],
    );
    return changedRows(
      tx,
      'DELETE FROM support_messages WHERE id IN (SELECT id FROM support_messages WHERE created_at < $1 LIMIT $2)',
      [before, limit],
    );
  }
}
