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
import { noteFormerMailboxes } from './former-mailboxes.js';

const OF = isOfPerson('email');

/** Condition for replies (alias `r`) of which a recipient, also of a message that was deleted, meets a condition. */
const hasRecipient = (condition: string): string => `
    EXISTS (SELECT FROM (
      SELECT m.email FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id WHERE x.reply_id = r.id
      UNION ALL SELECT unnest(r.former_mailboxes)) AS recipients WHERE ${condition})`;

/** Condition for replies to the person alone; others' replies keep their text. */
const TO_NOBODY_ELSE = `${hasRecipient(OF)} AND NOT ${hasRecipient(`NOT ${OF}`)}`;

/** Condition for replies to a message of the person that was deleted. */
const TO_DELETED = `
    EXISTS (SELECT FROM unnest(r.former_mailboxes) AS former (email) WHERE ${OF})
    AND NOT EXISTS (SELECT FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id
                    WHERE x.reply_id = r.id AND ${OF})`;

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

  /** The messages with their replies, then replies to messages that were deleted. */
  async rows(tx: Transaction, { emails }: Person): Promise<Record<string, unknown>[]> {
    const messages = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT id AS registro, full_name AS nombre, email, message AS mensaje, created_at AS fecha, answered_at AS respondido,
              (SELECT jsonb_agg(jsonb_build_object('asunto', r.subject, 'mensaje', r.body, 'fecha', r.created_at) ORDER BY r.id)
               FROM support_reply_messages x JOIN support_replies r ON r.id = x.reply_id WHERE x.message_id = m.id) AS respuestas
       FROM support_messages m WHERE ${OF} ORDER BY id`,
      [emails],
    );
    const replies = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT 'respuesta ' || id AS registro, subject AS asunto, body AS mensaje, created_at AS fecha
       FROM support_replies r WHERE ${TO_DELETED} ORDER BY id`,
      [emails],
    );
    return [...messages, ...replies];
  }

  async erase(tx: Transaction, { emails }: Person): Promise<number> {
    const replies = await changedRows(tx, `DELETE FROM support_replies r WHERE ${TO_NOBODY_ELSE}`, [emails]);
    await tx.query(
      `UPDATE support_replies r SET former_mailboxes = ARRAY(
         SELECT email FROM unnest(r.former_mailboxes) AS former (email) WHERE NOT ${OF})
       WHERE EXISTS (SELECT FROM unnest(r.former_mailboxes) AS former (email) WHERE ${OF})`,
      [emails],
    );
    return replies + (await changedRows(tx, `DELETE FROM support_messages WHERE ${OF}`, [emails]));
  }

  async rectify(
    tx: Transaction,
    { emails, email }: CorrectedPerson,
    correction: Correction,
  ): Promise<number> {
    if (correction.email !== undefined)
      await tx.query(
        `UPDATE support_replies SET former_mailboxes = array_replace(former_mailboxes, mailbox_of($1), mailbox_of($2))
         WHERE mailbox_of($1) = ANY(former_mailboxes)`,
        [email, correction.email],
      );
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
    const old = await rowsOf<{ id: number }>(
      tx,
      'SELECT id FROM support_messages WHERE created_at < $1 LIMIT $2',
      [before, limit],
    );
    const ids = old.map(({ id }) => id);
    await noteFormerMailboxes(tx, 'x.message_id = ANY($1)', ids);
    return changedRows(tx, 'DELETE FROM support_messages WHERE id = ANY($1)', [ids]);
  }
}
