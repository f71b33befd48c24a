import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { Occurrence } from './define-event.js';

/** PostgreSQL channel that wakes the relay. A lost notification costs up to one second, because the relay also polls. */
export const OUTBOX_CHANNEL = 'outbox';

/** Records events in the transaction of the change they describe. */
@Injectable()
export class Outbox {
  async record(tx: Transaction, ...occurrences: Occurrence[]): Promise<void> {
    for (const { event, payload } of occurrences) {
      await tx.query('INSERT INTO outbox (event, payload) VALUES ($1, $2)', [event.name, payload]);
    }
    if (occurrences.length > 0) await tx.query(`SELECT pg_notify($1, '')`, [OUTBOX_CHANNEL]);
  }
}
