import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DUE_MARK, IS_DUE } from '../process/backoff.js';
import { Notifications } from '../database/notifications.js';
import { rowsOf } from '../database/rows.js';
import { Transactions } from '../database/transactions.js';
import { PeriodicTask } from '../process/periodic-task.js';
import { QueueRuntime } from '../queue/queue-runtime.js';
import { declaredEvents } from './define-event.js';
import { MOMENT, OUTBOX_CHANNEL, RETRIED } from './outbox.js';
import { runReaction } from './run-reaction.js';
import { Reactions } from './reactions.js';

const BATCH = 200;
const POLL_MS = 1_000;
const RECONCILE_MS = 10_000;

interface OpenReaction {
  event_id: string;
  moment: string;
  reaction: string;
  attempts: number;
  due: string;
}

/**
 * Moves events from the outbox to jobs, one per event and reaction. The inbox rows are written first, in the transaction that marks the
 * event as relayed. A job only triggers the processing of its row, so an unavailable or emptied queue delays events and loses none.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Relay.name);
  private readonly relaying: PeriodicTask;
  private readonly reconciling: PeriodicTask;

  constructor(
    notifications: Notifications,
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly reactions: Reactions,
    private readonly queue: QueueRuntime,
  ) {
    const warn = (error: Error) => warnOncePerMinute(this.log, error.message);
    this.relaying = new PeriodicTask(POLL_MS, () => this.relayAll(), warn);
    this.reconciling = new PeriodicTask(RECONCILE_MS, () => this.reconcile(), warn);
    notifications.on(OUTBOX_CHANNEL, (payload) => {
      this.relaying.now();
      if (payload === RETRIED) this.reconciling.now();
    });
  }

  onApplicationBootstrap(): void {
    this.relaying.start();
    this.queue.onStart(() => this.relaying.now());
    this.reconciling.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relaying.stop();
    await this.reconciling.stop();
  }

  /** Events stay in the outbox while the queue is unavailable; they are relayed about a second after it returns. */
  private async relayAll(): Promise<void> {
    if (!this.queue.isRunning) return;
    for (let relayed = BATCH; relayed === BATCH;) relayed = await this.relayBatch();
  }

  private async relayBatch(): Promise<number> {
    const opened: OpenReaction[] = [];
    const count = await this.transactions.run(async (tx) => {
      opened.length = 0;
      const events = await rowsOf<{ id: string; event: string; moment: string }>(
        tx,
        `SELECT id, event, ${MOMENT} FROM outbox WHERE relayed_at IS NULL AND held_at IS NULL AND event = ANY($2)
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
        // Events of other versions are skipped: during an update this process may lack their reactions.
        [BATCH, declaredEvents()],
      );
      const moments = new Map(events.map(({ id, moment }) => [id, moment]));
      const wanted = events.flatMap(({ id, event }) =>
        this.reactions.to(event).map((reaction) => ({ id, reaction })),
      );
      const rows = await rowsOf<Omit<OpenReaction, 'moment'>>(
        tx,
        `INSERT INTO inbox (event_id, reaction) SELECT * FROM unnest($1::bigint[], $2::text[]) ON CONFLICT DO NOTHING
         RETURNING event_id, reaction, attempts, ${DUE_MARK}`,
        [wanted.map(({ id }) => id), wanted.map(({ reaction }) => reaction)],
      );
      opened.push(...rows.map((row) => ({ ...row, moment: moments.get(row.event_id)! })));
      await tx.query('UPDATE outbox SET relayed_at = now() WHERE id = ANY($1::bigint[])', [
        events.map(({ id }) => id),
      ]);
      return events.length;
    });
    await this.enqueue(opened);
    return count;
  }

  /** Enqueues a job again for every reaction that is due and not done. A job that is still queued has the same id and is not duplicated. */
  private async reconcile(): Promise<void> {
    const due = await rowsOf<OpenReaction>(
      this.database,
      `SELECT i.event_id, i.reaction, i.attempts, ${MOMENT}, ${DUE_MARK} FROM inbox i JOIN outbox o ON o.id = i.event_id
       WHERE i.done_at IS NULL AND i.held_at IS NULL AND ${IS_DUE}
         AND i.relayed_at NOT BETWEEN now() - interval '2 seconds' AND now()
       ORDER BY i.event_id LIMIT 1000`,
    );
    await this.enqueue(due);
  }

  private async enqueue(rows: OpenReaction[]): Promise<void> {
    await this.queue.enqueue(
      runReaction,
      rows.map(({ event_id, moment, reaction, attempts, due }) => ({
        id: `event-${event_id}-${moment}-${reaction}-${attempts}-${due}`,
        payload: { eventId: Number(event_id), reaction },
      })),
    );
  }
}
