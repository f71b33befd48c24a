import { Readable } from 'node:stream';
import { deadlineMs } from '#platform/timings.js';
import type { LiveAnswer } from '#common/stats/live-calls.js';

/** Interval at which a stream checks for news. Domain events of one interval are sent together. */
const POLL_MS = 1_000;
/** Number of checks between two renewals of the view, which also keep the connection open. */
const CHECKS_PER_HEARTBEAT = 10;
/** Bytes that a reader may leave unread before it is disconnected. */
const MOST_UNREAD = 64 * 1_024;

interface LiveSource {
  /** Reads the current state for the stream. */
  look: () => LiveAnswer;
  /** Renews the view; runs every 10 s. */
  beat: () => Promise<void>;
}

/** Server-sent events (HTML Living Standard, section 9.2): sends the first answer, then each one that differs from the previous one. */
export class LiveStream extends Readable {
  /** Whether the server has ended the stream. */
  isFinished = false;
  private lastSent = '';
  private checks = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly source: LiveSource) {
    super({ read: () => undefined });
    this.push('retry: 2000\n\n');
    this.sendIfChanged();
    this.timer = setInterval(() => this.advance(), POLL_MS);
    this.once('close', () => clearInterval(this.timer));
  }

  /** Ends the stream after the data that was pushed. */
  finish(): void {
    this.isFinished = true;
    clearInterval(this.timer);
    this.push(null);
  }

  private advance(): void {
    this.checks += 1;
    if (this.checks * POLL_MS >= deadlineMs('liveStream')) return this.finish();
    if (this.readableLength > MOST_UNREAD) return void this.destroy();
    if (this.checks % CHECKS_PER_HEARTBEAT === 0) {
      this.push(':\n\n');
      this.source.beat().catch((error: Error) => this.destroy(error));
    }
    this.sendIfChanged();
  }

  private sendIfChanged(): void {
    const text = JSON.stringify(this.source.look());
    if (text !== this.lastSent) this.push(`data: ${text}\n\n`);
    this.lastSent = text;
  }
}
