import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { Notifications } from '../notifications.js';
import { PRIMARY_POSITION } from './replica-server.js';
import { deadlineMs } from '../../timings.js';

/** Notification channel of the triggers on the public tables (migrations, content feed). */
const CHANNEL = 'content';
const CONFIRM_AFTER_MS = 300;

/** A position in the primary's write-ahead log, and a version of the feed that it contains. */
interface Reached {
  position: number;
  version: number;
}

/**
 * Tracks changes of public content in the database; `version` grows with every change. The version is valid only while `isCurrent()`:
 * PostgreSQL confirmed within the last second that this process has received every notification, and this process has not written since.
 */
@Injectable()
export class ContentFeed {
  version = 0;
  private readonly listeners: (() => void)[] = [];
  private readonly followers: (() => Promise<unknown>)[] = [];
  private readonly trustedMs = deadlineMs('confirmed');
  private confirmedAt = -Infinity;
  private writtenAt = -Infinity;
  private confirming: Promise<boolean> | undefined;
  private readonly statement: string;
  private reached: Reached | undefined;

  constructor(
    { DATABASE_READ_URL }: Settings,
    private readonly notifications: Notifications,
  ) {
    this.statement = DATABASE_READ_URL ? PRIMARY_POSITION : 'SELECT';
    notifications.on(CHANNEL, () => this.changed());
  }

  /** Registers a callback that runs synchronously after every change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Registers what repeats the changes in memory. Its promise settles once it did, or after a short time. */
  followedBy(catchUp: () => Promise<unknown>): void {
    this.followers.push(catchUp);
  }

  /** Waits for all that repeat the changes in memory, so that responses are made from there. */
  async followed(): Promise<void> {
    await Promise.all(this.followers.map((catchUp) => catchUp()));
  }

  /** Called after a write by this process, so that the next reader confirms first. */
  noteWrite(): void {
    this.writtenAt = performance.now();
  }

  isCurrent(): boolean {
    const age = performance.now() - this.confirmedAt;
    if (this.confirmedAt <= this.writtenAt || age > this.trustedMs) return false;
    if (age > CONFIRM_AFTER_MS) void this.confirm();
    return true;
  }

  /** Confirms if necessary; false if PostgreSQL does not answer. */
  async ensureCurrent(): Promise<boolean> {
    // A confirmation that started before a write does not cover it; it is repeated.
    for (let attempt = 0; attempt < 2; attempt++) {
      if (this.isCurrent()) return true;
      if (!(await this.confirm())) return false;
    }
    return this.isCurrent();
  }

  /**
   * A position that a replica must have reached to show every change of which this process was notified, and its own writes.
   * @returns undefined if PostgreSQL does not answer
   */
  async positionOfPrimary(): Promise<number | undefined> {
    const { version } = this;
    // A query that was sent before the last notification or write does not cover it; it is repeated.
    for (let attempt = 0; attempt < 2; attempt++) {
      const position = this.positionWith(version);
      if (position !== undefined || !(await this.confirm())) return position;
    }
    return this.positionWith(version);
  }

  private positionWith(version: number): number | undefined {
    const { reached } = this;
    return reached && reached.version >= version && this.isCurrent() ? reached.position : undefined;
  }

  /** Content has changed, by a notification or because time has passed. */
  changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }

  private confirm(): Promise<boolean> {
    this.confirming ??= this.ask().finally(() => (this.confirming = undefined));
    return this.confirming;
  }

  private async ask(): Promise<boolean> {
    const askedAt = performance.now();
    const { version } = this;
    const rows = await this.notifications.confirm<{ position?: number }>(this.statement);
    if (!rows) return false;
    this.confirmedAt = askedAt;
    const position = rows[0]?.position;
    if (position !== undefined) this.reached = { position, version };
    return true;
  }
}
