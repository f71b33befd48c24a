import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Notifications } from '#platform/database/notifications.js';
import { PeriodicTask } from '#platform/process/periodic-task.js';
import { IndexFeed } from '../index/index-feed.js';
import { SearchReferencesQuery } from '../questions/search-references.js';
import { CardStore } from './card-store.js';

/** Notification channel of the trigger on the counters of listings; the payload is an id. */
const CHANNEL = 'listing_counts';
const EVERY_MS = 2_000;
const BATCH = 100;
/** Time without reading after each batch, as a multiple of the time that it took: searches go first. */
const REST = 2;

/** Reads cards before a search needs them: all once the index is filled, those that lack, and those whose counters have changed. */
@Injectable()
export class CardKeeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(CardKeeper.name);
  private readonly task = new PeriodicTask(
    EVERY_MS,
    () => this.keep(),
    (error) => warnOncePerMinute(this.log, `Cards are not read in advance: ${error.message}`),
  );
  /** Ids of listings whose counters have changed. */
  private counted = new Set<number>();
  /** Whether notifications may have been missed. */
  private mayHaveMissed = false;
  private isEnding = false;

  constructor(
    private readonly feed: IndexFeed,
    private readonly references: SearchReferencesQuery,
    private readonly store: CardStore,
    notifications: Notifications,
  ) {
    notifications.on(CHANNEL, (id) => {
      if (id === undefined) this.mayHaveMissed = true;
      else this.counted.add(Number(id));
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Runs before the database pool closes: a query that waits for a connection of a closing pool never settles. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.task.stop();
  }

  private async keep(): Promise<void> {
    const index = (await this.feed.current())?.index;
    if (!index) return;
    this.store.follow(await this.references.current());
    const places: number[] = [];
    index.newest.visit((place) => {
      if (this.mayHaveMissed || !this.store.has(index, place)) places.push(place);
      return true;
    });
    this.mayHaveMissed = false;
    for (let at = 0; at < places.length || this.counted.size > 0; at += BATCH) {
      const counted = [...this.counted].flatMap((id) => index.placeOf(id) ?? []);
      this.counted = new Set();
      const started = performance.now();
      await this.store.read(index, [...counted, ...places.slice(at, at + BATCH)]);
      await sleep((performance.now() - started) * REST, undefined, { ref: false });
      if (this.isEnding) return;
    }
  }
}
