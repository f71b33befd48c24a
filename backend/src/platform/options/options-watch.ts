import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { OptionValues } from '#common/site/options/site-options.js';
import { ContentFeed } from '../database/replica/content-feed.js';
import { PeriodicTask } from '../process/periodic-task.js';
import { SiteOptions } from './site-options.js';

const EVERY_MS = 1_000;

/**
 * Renews the cached pages when this process has read other rows, because a page may have been made from the former ones after the change was
 * announced, and when another value begins to hold, which changes no row.
 */
@Injectable()
export class OptionsWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(OptionsWatch.name);
  private readonly task = new PeriodicTask(
    EVERY_MS,
    () => this.look(),
    (error) => this.log.warn(`Options: ${error.message}`),
  );
  private seen: OptionValues | undefined;

  constructor(
    private readonly options: SiteOptions,
    private readonly content: ContentFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.options.onChange(() => this.content.changed());
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  private async look(): Promise<void> {
    const now = await this.options.current();
    if (this.seen && !isDeepStrictEqual(now, this.seen)) this.content.changed();
    this.seen = now;
  }
}
