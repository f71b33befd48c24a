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

/** SQL condition: a message of the person, by its address, or by the phone of a held form. Parameters: `Person.emails` and `Person.phone`. */
const OF = `(${isOfPerson('email')} OR ($2 <> '' AND phone_digits(phone) = $2))`;
const FORMER_OF = isOfPerson('email');

/** Condition for replies (alias `r`) of which a recipient, also of a message that was deleted, meets a condition. */
const hasRecipient = (condition: string): string => `
    EXISTS (SELECT FROM (
      SELECT m.email, m.phone FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id WHERE x.reply_id = r.id
      UNION ALL SELECT unnest(r.former_mailboxes), '') AS recipients WHERE ${condition})`;

/** Condition for replies to the person alone; others' replies keep their text. */
const TO_NOBODY_ELSE = `${hasRecipient(OF)} AND NOT ${hasRecipient(`NOT ${OF}`)}`;

/** Condition for replies to a message of the person that was deleted. */
const TO_DELETED = `
    EXISTS (SELECT FROM unnest(r.former_mailboxes) AS former (email) WHERE ${FORMER_OF})
    AND NOT EXISTS (SELECT FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id
                    WHERE x.reply_id = r.id AND ${OF})`;

/** Messages from the contact form and held forms, and the replies to them. */
export class SupportPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.support;
  readonly deletes = ['support_messages', 'support_replies'];

  async entities(
    tx: Transaction,
    { emails, phone }: Pick<Person, 'emails' | 'phone'>,
  ): Promise<PersonEntities> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `SELECT id FROM support_replies r WHERE ${TO_NOBODY_ELSE}`,
      [emails, phone],
    );
    return { entity: 'support-reply', ids: rows.map(({ id }) => id) };
  }

  /** The messages with their replies, then replies to messages that were deleted. */
  async rows(tx: Transaction, { emails, phone }: Person): Promise<Record<string, unknown>[]> {
    const messages = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT id AS registro, full_name AS nombre, email, phone AS "teléfono", message AS mensaje, created_at AS fecha, answered_at AS respondido,
              (SELECT jsonb_agg(jsonb_build_object('asunto', r.subject, 'mensaje', r.body, 'fecha', r.created_at) ORDER BY r.id)
               FROM support_reply_messages x JOIN support_replies r ON r.id = x.reply_id WHERE x.message_id = m.id) AS respuestas
       FROM support_messages m WHERE ${OF} ORDER BY id`,
      [emails, phone],
    );
    const replies = await rowsOf<Record<string, unknown>>(
      tx,
      `SELECT 'respuesta ' || id AS registro, subject AS asunto, body AS mensaje, created_at AS fecha
       FROM support_replies r WHERE ${TO_DELETED} ORDER BY id`,
      [emails, phone],
    );
    return [...messages, ...replies];
  }

  async erase(tx: Transaction, { emails, phone }: Person): Promise<number> {
    const replies = await changedRows(tx, `DELETE FROM support_replies r WHERE ${TO_NOBODY_ELSE}`, [
      emails,
      phone,
    ]);
    await tx.query(
      `UPDATE support_replies r SET former_mailboxes = ARRAY(
         SELECT email FROM unnest(r.former_mailboxes) AS former (email) WHERE NOT ${FORMER_OF})
       WHERE EXISTS (SELECT FROM unnest(r.former_mailboxes) AS former (email) WHERE ${FORMER_OF})`,
      [emails],
    );
    const messages = await changedRows(tx, `DELETE FROM support_messages WHERE ${OF}`, [emails, phone]);
    return replies + messages;
  }

  /** The text of a held form repeats its phone. */
  async rectify(
    tx: Transaction,
    { emails, email, phone, numbers }: CorrectedPerson,
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
      `UPDATE support_messages m SET full_name = coalesce($3, full_name),
              email = CASE WHEN is_same.email THEN coalesce($4, m.email) ELSE m.email END,
              phone = CASE WHEN is_same.phone THEN coalesce($5, m.phone) ELSE m.phone END,
              message = CASE WHEN is_same.phone THEN replace(message, ': ' || m.phone, ': ' || coalesce($5, m.phone)) ELSE message END
       FROM (SELECT id, ${hasMailbox('email', '$6')} AS email,
                    phone <> '' AND phone_digits(phone) IN (SELECT phone_digits(n) FROM unnest($7::text[]) n) AS phone
             FROM support_messages WHERE ${OF}) AS is_same
       WHERE is_same.id = m.id
         AND ($3::text IS NOT NULL OR $4::text IS NOT NULL AND is_same.email OR $5::text IS NOT NULL AND is_same.phone)`,
      [
        emails,
        phone,
        fullNameOf(correction),
        correction.email,
        correction.mobile,
        email,
        [phone, ...numbers],
      ],
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
