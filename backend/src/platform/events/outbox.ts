import { Injectable } from '@nestjs/common';
import { correlationId } from '../process/work-context.js';
import type { Transaction } from '../database/transactions.js';
import type { Occurrence } from './define-event.js';

/** PostgreSQL channel that wakes the relay. A lost notification costs up to one second, because the relay also polls. */
export const OUTBOX_CHANNEL = 'outbox';
/** Its payload when reactions of relayed events are due again. */
export const RETRIED = 'retried';

/** Time of an event in milliseconds. Jobs and calls are named by it too, because the event's id may be reused after a restore. */
export const MOMENT = `floor(extract(epoch FROM occurred_at) * 1000)::bigint AS moment`;

/** Records events in the transaction of the change they describe. */
@Injectable()
export class Outbox {
  async record(tx: Transaction, ...occurrences: Occurrence[]): Promise<void> {
    if (occurrences.length === 0) return;
    const rows = occurrences.map(({ event, payload }) => ({ event: event.name, payload }));
    await tx.query(
      `WITH recorded AS (
         INSERT INTO outbox (event, payload, correlation_id)
         SELECT event, payload, $2::text
         FROM ROWS FROM (jsonb_to_recordset($1) AS (event text, payload jsonb)) WITH ORDINALITY AS o (event, payload, position)
         ORDER BY position)
       SELECT pg_notify($3, '')`,
      [JSON.stringify(rows), correlationId(), OUTBOX_CHANNEL],
    );
  }
}
