import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { follow } from '../process/work-context.js';
import { NEXT_ATTEMPT } from '../process/backoff.js';
import { changedRows, oneRow } from '../database/rows.js';
import { Transactions } from '../database/transactions.js';
import { defineJob, Handles, type JobHandler } from '../queue/define-job.js';
import { Reactions } from './reactions.js';

interface ReactionJob {
  eventId: number;
  reaction: string;
}

export const runReaction = defineJob<ReactionJob>('reactions', 'run-reaction');

/** Runs one reaction to one event and closes its inbox row in the same transaction. */
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
      await this.transactions.run(async (tx) => {
        const closed = await changedRows(
          tx,
          `UPDATE inbox SET done_at = now(), attempts = attempts + 1, last_error = NULL
           WHERE event_id = $1 AND reaction = $2 AND done_at IS NULL AND held_at IS NULL`,
          [eventId, reaction],
        );
        if (closed === 0) return;
        const event = await oneRow<{ payload: object; correlation_id: string | null }>(
          tx,
          'SELECT payload, correlation_id FROM outbox WHERE id = $1',
          [eventId],
        );
        follow(event.correlation_id, { name: reaction });
        const handler = this.reactions.named(reaction);
        if (!handler) throw new Error(`No reaction is called ${reaction}`);
        await handler.react(tx, event.payload);
      });
      this.log.debug(`${reaction} of event ${eventId}: done`);
    } catch (error) {
      this.log.error(`${reaction} of event ${eventId}: ${(error as Error).message}`);
      await this.postpone(eventId, reaction, error as Error);
    }
  }

  private async postpone(eventId: number, reaction: string, { name, message }: Error): Promise<void> {
    await this.database.query(
      `UPDATE inbox SET attempts = attempts + 1, last_error = $3, next_attempt_at = ${NEXT_ATTEMPT}
       WHERE event_id = $1 AND reaction = $2 AND done_at IS NULL`,
      [eventId, reaction, `${name}: ${message}`.slice(0, 500)],
    );
  }
}
