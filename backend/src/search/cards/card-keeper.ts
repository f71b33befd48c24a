import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Notifications } from '#platform/database/notifications.js';
import { PeriodicTask } from '#platform/process/periodic-task.js';
import { inTurns } from '../index/columns/in-turns.js';
import type { ListingIndex } from '../index/listing-index.js';
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
  private readonly counted = new Set<number>();
  /** How often notifications may have been missed, and how often all cards were read again afterwards. */
  private missed = 0;
  private caughtUp = 0;
  private isEnding = false;

  constructor(
    private readonly feed: IndexFeed,
    private readonly references: SearchReferencesQuery,
    private readonly store: CardStore,
    notifications: Notifications,
  ) {
    notifications.on(CHANNEL, (id) => {
      if (id === undefined) this.missed += 1;
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
    const { missed } = this;
    const lacking: number[] = [];
    const isKept = (place: number): boolean => missed === this.caughtUp && this.store.has(index, place);
    await inTurns(index.all.toArray().reverse(), (place) => {
      if (!isKept(place)) lacking.push(place);
    });
    for (let at = 0; at < lacking.length || this.counted.size > 0; at += BATCH) {
      if (this.isEnding) return;
      const started = performance.now();
      await this.readCounted(index);
      await this.store.read(index, lacking.slice(at, at + BATCH));
      await sleep((performance.now() - started) * REST, undefined, { ref: false });
    }
    this.caughtUp = missed;
  }

  private async readCounted(index: ListingIndex): Promise<void> {
    const ids = [...this.counted].slice(0, BATCH);
    const places = ids.flatMap((id) => index.placeOf(id) ?? []);
    // Before the query, which may lack a later change.
    for (const id of ids) this.counted.delete(id);
    try {
      await this.store.read(index, places);
    } catch (error) {
      for (const id of ids) this.counted.add(id);
      throw error;
    }
  }
}
