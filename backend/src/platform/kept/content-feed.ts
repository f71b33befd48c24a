import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { ChannelListener } from '../database/listener.js';

/** Channel that the triggers of the public tables call (migrations, content feed). */
const CHANNEL = 'content';
/** What is known of the database is trusted for so long; sooner it is confirmed anew, while it is still trusted. */
const TRUSTED_MS = 900;
const CONFIRM_AFTER_MS = 300;

/**
 * Knows whether anything public has changed in the database: `version` grows with every change. It is to be believed only while
 * `isSure()`: PostgreSQL has said within the last second that this process has heard of every change, and no change has
 * been made through this process since.
 */
@Injectable()
export class ContentFeed implements OnApplicationBootstrap, OnModuleDestroy {
  version = 0;
  private readonly hearers: (() => void)[] = [];
  private confirmedAt = -Infinity;
  private doubtedAt = -Infinity;
  private confirming: Promise<boolean> | undefined;
  private readonly listener: ChannelListener;

  constructor({ DATABASE_URL }: Settings) {
    this.listener = new ChannelListener(DATABASE_URL, CHANNEL, () => this.hear());
  }

  /** Calls back after every change, at once. */
  onChange(hearer: () => void): void {
    this.hearers.push(hearer);
  }

  onApplicationBootstrap(): void {
    this.listener.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.stop();
  }

  /** Something was written through this process: whoever reads next is to see it. */
  doubt(): void {
    this.doubtedAt = performance.now();
  }

  isSure(): boolean {
    const age = performance.now() - this.confirmedAt;
    if (this.confirmedAt <= this.doubtedAt || age > TRUSTED_MS) return false;
    if (age > CONFIRM_AFTER_MS) void this.confirm();
    return true;
  }

  /** Makes sure; false when the database does not say so. */
  async makeSure(): Promise<boolean> {
    // A question that was under way when something was written says nothing about it: it is asked again.
    for (let attempt = 0; attempt < 2; attempt++) {
      if (this.isSure()) return true;
      if (!(await this.confirm())) return false;
    }
    return this.isSure();
  }

  private hear(): void {
    this.version++;
    for (const hearer of this.hearers) hearer();
  }

  private confirm(): Promise<boolean> {
    this.confirming ??= this.ask().finally(() => (this.confirming = undefined));
    return this.confirming;
  }

  private async ask(): Promise<boolean> {
    const askedAt = performance.now();
    const hasAnswered = await this.listener.confirm();
    if (hasAnswered) this.confirmedAt = askedAt;
    return hasAnswered;
  }
}
