import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { rowOf } from '../database/rows.js';
import { hasLiveWorker } from '../queue/live-workers.js';
import { isMailRefused } from './refused-addresses.js';
import type { DeliveryState } from './mail-delivery.entity.js';

const POLL_MS = 60;

interface Attempted {
  state: DeliveryState;
  template: string;
  recipient_email: string;
  attempts: number;
  refuses: boolean;
}

export interface MailOutcome {
  state: DeliveryState;
  template: string;
  recipientEmail: string;
  /** Whether the mail server has refused the address for good, so that another attempt would fail too. */
  refusesMail: boolean;
}

/** Reports the outcome of a message if it is known within a few seconds. */
@Injectable()
export class MailOutcomes {
  constructor(private readonly database: DataSource) {}

  /**
   * Waits until the message with the key has been tried, at most `forMs` milliseconds. Does not wait while no worker is alive.
   * @returns undefined if the message is not recorded, or if the ledger cannot be read: the change itself is committed and must not be
   * reported as failed
   */
  async waitFor(dedupeKey: string, forMs: number): Promise<MailOutcome | undefined> {
    return this.look(dedupeKey, forMs).catch(() => undefined);
  }

  private async look(dedupeKey: string, forMs: number): Promise<MailOutcome | undefined> {
    const deadline = performance.now() + forMs;
    for (;;) {
      const row = await rowOf<Attempted>(
        this.database,
        `SELECT state, template, recipient_email, attempts, ${isMailRefused('recipient_email')} AS refuses
         FROM mail_deliveries WHERE dedupe_key = $1`,
        [dedupeKey],
      );
      const settled = row && row.state !== 'sending' && (row.state !== 'queued' || row.attempts > 0);
      if (settled || performance.now() > deadline || !(await hasLiveWorker(this.database))) {
        return row && outcomeOf(row);
      }
      await sleep(POLL_MS);
    }
  }
}

function outcomeOf({ state, template, recipient_email: recipientEmail, refuses }: Attempted): MailOutcome {
  return { state, template, recipientEmail, refusesMail: refuses };
}
