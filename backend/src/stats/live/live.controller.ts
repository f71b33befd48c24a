import { Controller, Res, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { viewLive, type LiveQuery } from '#common/stats/live-calls.js';
import { AdministratorId, Background } from '#platform/http/answers/access.js';
import { AnswersItself, Asked } from '#platform/http/answers/answers.js';
import { EVENT_STREAM } from '#platform/http/answers/event-stream.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { Desk } from './desk.js';
import { LiveStream } from './live-stream.js';

/** Streams of one account in one process: tabs and devices with a visible screen. */
const MOST_STREAMS = 20;
const RETRY_SECONDS = 60;

/** What a stream's screen shows. */
interface Viewing {
  accountId: number;
  listingId: number | null;
}

/** Presence and news of the back office, as an answer or as server-sent events (docs/architecture.md, Live desk). */
@Controller()
export class LiveController implements OnModuleDestroy {
  private readonly streams = new Map<LiveStream, Viewing>();
  private isEnding = false;

  constructor(private readonly desk: Desk) {
    // The browser reconnects, which a disabled account cannot.
    desk.accountChanged = (accountId) => {
      for (const [stream, viewing] of this.streams)
        if (accountId === undefined || viewing.accountId === accountId) stream.finish();
    };
  }

  /** Closes all streams, so that browsers reconnect to another process. */
  onModuleDestroy(): void {
    this.isEnding = true;
    for (const stream of this.streams.keys()) stream.finish();
  }

  @Background()
  @AnswersItself(viewLive)
  async view(
    @Asked() values: QueryValues<LiveQuery>,
    @AdministratorId() accountId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const listingId = values.id('mirando');
    const beat = async (): Promise<void> => {
      if (listingId !== null) await this.desk.noteView(accountId, listingId);
    };
    await beat();
    const look = () => this.desk.seenBy(accountId);
    if (!reply.request.headers.accept?.includes(EVENT_STREAM)) return void (await reply.send(look()));
    this.assertFew(accountId);
    const stream = new LiveStream({ look, beat });
    this.streams.set(stream, { accountId, listingId });
    if (this.isEnding) stream.finish();
    reply.raw.once('close', () => {
      stream.destroy();
      this.streams.delete(stream);
      // The browser reopens a finished stream, because its screen is still open.
      if (!stream.isFinished) void this.leave({ accountId, listingId });
    });
    void reply.type(EVENT_STREAM).header('Cache-Control', 'no-store').header('X-Accel-Buffering', 'no');
    await reply.send(stream);
  }

  /** Ends the view of a notice, unless another tab of the account shows it. */
  private async leave({ accountId, listingId }: Viewing): Promise<void> {
    const isShown = [...this.streams.values()].some(
      (other) => other.accountId === accountId && other.listingId === listingId,
    );
    if (listingId === null || isShown) return;
    // If the database is unavailable, the view expires.
    await this.desk.endView(accountId, listingId).catch(() => undefined);
  }

  private assertFew(accountId: number): void {
    const own = [...this.streams.values()].filter((viewing) => viewing.accountId === accountId);
    if (own.length >= MOST_STREAMS) throw Problem.tooMany(RETRY_SECONDS);
  }
}
