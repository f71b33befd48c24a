import { ANSWERED, publicAnswers } from '#common/inquiries/answered-inquiries.js';
import { LEAST_ANSWERS } from '#common/inquiries/answers/inquiry-answers.js';
import type { AnsweredInquiries } from '#common/search/sheet/sheet-calls.js';
import { oneRow, type Database } from '#platform/database/rows.js';

/**
 * Number of inquiries of a listing and of answered ones, as the sheet shows them; null if there are too few. An inquiry without an answer
 * counts only after `ANSWERED.hours`.
 */
export async function answersOf(database: Database, listingId: number): Promise<AnsweredInquiries | null> {
  const counts = await oneRow<AnsweredInquiries>(
    database,
    `SELECT count(*)::int AS consultas, count(answered_at)::int AS respondidas,
            CASE WHEN count(answer_sent_at) >= ${LEAST_ANSWERS} THEN ceil(percentile_cont(0.5)
              WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) FILTER (WHERE answer_sent_at IS NOT NULL) / 60)::int END AS demora
     FROM offered_inquiries
     WHERE listing_id = $1 AND created_at > now() - interval '${ANSWERED.days} days'
       AND (answered_at IS NOT NULL OR created_at < now() - interval '${ANSWERED.hours} hours')`,
    [listingId],
  );
  return publicAnswers(counts);
}
