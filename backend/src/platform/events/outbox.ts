import { Injectable } from '@nestjs/common';
import { correlationId } from '../context/work-context.js';
import type { Transaction } from '../database/transactions.js';
import type { Occurrence } from './define-event.js';

/** PostgreSQL channel that wakes the relay. A lost notification costs up to one second, because the relay also polls. */
export const OUTBOX_CHANNEL = 'outbox';

/** Records events in the transaction of the change they describe. */
@Injectable()
export class Outbox {
  async record(tx: Transaction, ...occurrences: Occurrence[]): Promise<void> {
    for (const { event, payload } of occurrences) {
      await tx.query('INSERT INTO outbox (event, payload, correlation_id) VALUES ($1, $2, $3)', [
        event.name,
        payload,
        correlationId(),
      ]);
    }
    if (occurrences.length > 0) await tx.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }
}
