import type { Transaction } from '#platform/database/transactions.js';

/**
 * Notes with the replies of links (`support_reply_messages`, alias `x`) that are about to be deleted whom they were to, so that an erasure
 * still finds them.
 * @param condition on `x`, with the ids as $1
 */
export async function noteFormerMailboxes(
  tx: Transaction,
  condition: string,
  ids: readonly number[],
): Promise<void> {
  await tx.query(
    `UPDATE support_replies r SET former_mailboxes = ARRAY(SELECT DISTINCT unnest(r.former_mailboxes || cut.mailboxes) ORDER BY 1)
     FROM (SELECT x.reply_id, array_agg(mailbox_of(m.email)) AS mailboxes
           FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id WHERE m.email <> '' AND ${condition} GROUP BY 1) AS cut
     WHERE cut.reply_id = r.id`,
    [ids],
  );
}
