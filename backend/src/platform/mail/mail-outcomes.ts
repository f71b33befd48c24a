import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { rowOf } from '../database/rows.js';
import type { DeliveryState } from './mail-delivery.entity.js';

const LOOK_EVERY_MS = 60;

interface Attempted {
  state: DeliveryState;
  template: string;
  recipient_email: string;
  attempts: number;
}

export interface MailOutcome {
  state: DeliveryState;
  template: string;
  recipientEmail: string;
}

/** Lets an answer tell what became of a message, as far as it is known in a few seconds. */
@Injectable()
export class MailOutcomes {
  constructor(private readonly database: DataSource) {}

  /**
   * Waits until the message of that key has been tried, `forMs` at most; undefined when it is not even written down, or when
   * that cannot be read just now: what it is about has been stored already, and must not be told as a failure.
   */
  async waitFor(dedupeKey: string, forMs: number): Promise<MailOutcome | undefined> {
    return this.look(dedupeKey, forMs).catch(() => undefined);
  }

  private async look(dedupeKey: string, forMs: number): Promise<MailOutcome | undefined> {
    const deadline = performance.now() + forMs;
    for (;;) {
      const row = await rowOf<Attempted>(
        this.database,
        'SELECT state, template, recipient_email, attempts FROM mail_deliveries WHERE dedupe_key = $1',
        [dedupeKey],
      );
      const settled = row && row.state !== 'sending' && (row.state !== 'queued' || row.attempts > 0);
      if (settled || performance.now() > deadline) {
        return row && { state: row.state, template: row.template, recipientEmail: row.recipient_email };
      }
      await sleep(LOOK_EVERY_MS);
    }
  }
}
