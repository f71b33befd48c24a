import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { follow } from '../process/work-context.js';
import { NEXT_ATTEMPT } from '../process/backoff.js';
import { changedRows, oneRow, rowsOf, type Database } from '../database/rows.js';
import { Transactions } from '../database/transactions.js';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';
import { MOMENT } from './outbox.js';
import type { OutsideCall } from './reaction.js';
import { Reactions } from './reactions.js';

/** SQL condition for the inbox row of event $1 and reaction $2 to be undone and not held. */
const IS_OPEN = `event_id = $1 AND reaction = $2 AND done_at IS NULL AND held_at IS NULL`;

interface EventRow {
  payload: object;
  correlation_id: string | null;
  moment: string;
}

interface ReactionJob {
  eventId: number;
  reaction: string;
}

export const runReaction = defineJob<ReactionJob>('reactions', 'run-reaction');

/** Runs one reaction to one event and closes its inbox row: in the same transaction, or after a call to an outside service. */
@Injectable()
@Handles(runReaction)
export class RunReaction implements JobHandler<ReactionJob> {
  private readonly log = new Logger(RunReaction.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly database: DataSource,
    private readonly reactions: Reactions,
  ) {}

  async handle({ eventId, reaction }: ReactionJob): Promise<void> {
    try {
      const handler = this.reactions.named(reaction);
      if ('call' in handler) await this.callOutside(handler, eventId, reaction);
      else
        await this.transactions.run(async (tx) => {
          if (!(await this.close(tx, eventId, reaction))) return;
          const { payload, moment } = await this.followed(tx, eventId, reaction);
          await handler.react(tx, payload, new Date(Number(moment)));
        });
      this.log.debug(`${reaction} of event ${eventId}: done`);
    } catch (error) {
      this.log.error(`${reaction} of event ${eventId}: ${(error as Error).message}`);
      await this.postpone(eventId, reaction, error as Error);
    }
  }

  private async callOutside(handler: OutsideCall<object>, eventId: number, reaction: string): Promise<void> {
    const [open] = await rowsOf(this.database, `SELECT FROM inbox WHERE ${IS_OPEN}`, [eventId, reaction]);
    if (!open) return;
    const { payload, moment } = await this.followed(this.database, eventId, reaction);
    await handler.call(payload, `${reaction}-${eventId}-${moment}`);
    await this.close(this.database, eventId, reaction);
  }

  private async close(database: Database, eventId: number, reaction: string): Promise<boolean> {
    const closed = await changedRows(
      database,
      `UPDATE inbox SET done_at = now(), attempts = attempts + 1, last_error = NULL WHERE ${IS_OPEN}`,
      [eventId, reaction],
    );
    return closed > 0;
  }

  /** The event; what is done from here on is logged as following from the request that caused it. */
  private async followed(database: Database, eventId: number, reaction: string): Promise<EventRow> {
    const event = await oneRow<EventRow>(
      database,
      `SELECT payload, correlation_id, ${MOMENT} FROM outbox WHERE id = $1`,
      [eventId],
    );
    follow(event.correlation_id, { name: reaction });
    return event;
  }

  private async postpone(eventId: number, reaction: string, { name, message }: Error): Promise<void> {
    await this.database.query(
      `UPDATE inbox SET attempts = attempts + 1, last_error = $3, next_attempt_at = ${NEXT_ATTEMPT}
       WHERE event_id = $1 AND reaction = $2 AND done_at IS NULL`,
      [eventId, reaction, `${name}: ${message}`.slice(0, 500)],
    );
  }
}
