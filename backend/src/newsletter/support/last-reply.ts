import type { Transaction } from '#platform/database/transactions.js';

/** Messages count as answered at their latest reply, and as not answered without one. */
export async function answeredByReplies(tx: Transaction, messageIds: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE support_messages m SET answered_at = (
       SELECT max(r.created_at) FROM support_reply_messages x JOIN support_replies r ON r.id = x.reply_id WHERE x.message_id = m.id)
     WHERE m.id = ANY($1)`,
    [messageIds],
  );
}
