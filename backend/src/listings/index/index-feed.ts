import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { PeriodicTask } from '#platform/clock/periodic-task.js';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import { ContentFeed } from '#platform/kept/content-feed.js';
import { Season } from '../../pricing/public.js';
import { INDEX_ROW, readIndexRow } from './index-rows.js';
import type { IndexedListing } from './listing-index.js';
import { SearchIndex } from './search-index.js';

/** Rows that one statement reads, and those that enter the index in one turn of the event loop. */
const BATCH = 5_000;
const A_TURN = 500;
/** The feed is asked so often without a call too, and again after a failure. */
const ASK_EVERY_MS = 1_000;
/** Whoever asks while a change is read waits so long for it, then SQL answers. */
const CATCH_UP_MS = 50;

interface ChangedRow {
  changed_id: number;
  change_number: string;
  row: unknown[] | null;
}

interface FilledRow {
  id: number;
  row: unknown[];
}

/**
 * The index of this process: filled from the search rows, and kept equal to them by the numbers of their feed. It answers only
 * while it holds every change that the process has heard of.
 */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(IndexFeed.name);
  private readonly index: SearchIndex;
  private readonly task: PeriodicTask;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private known = -1;
  /** Version of the content feed that the index holds. */
  private held = -1;

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentFeed,
    season: Season,
  ) {
    this.index = new SearchIndex(season.calendar);
    this.task = new PeriodicTask(
      ASK_EVERY_MS,
      () => this.follow(),
      (error) => this.log.warn(`The search index waits: ${error.message}`),
    );
    content.onChange(() => this.task.now());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** While the database still answers: a query that waits for a connection of a pool that ends would never come back. */
  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** The index if it is known to hold every change; undefined where that would have to be asked. */
  now(): SearchIndex | undefined {
    return this.known >= 0 && this.held === this.content.version && this.content.isSure()
      ? this.index
      : undefined;
  }

  /** The index once it holds every change; undefined while it fills, or cannot catch up within 50 ms. */
  async current(): Promise<SearchIndex | undefined> {
    if (this.known < 0 || !(await this.content.makeSure())) return undefined;
    if (this.held !== this.content.version) {
      const patience = sleep(CATCH_UP_MS, undefined, { ref: false });
      await Promise.race([this.follow().catch(() => undefined), patience]);
    }
    return this.held === this.content.version ? this.index : undefined;
  }

  /** The last change of the feed that the index holds; -1 until it is filled. */
  get changeNumber(): number {
    return this.known;
  }

  /** Reads changes, one run at a time; whoever asks during a run shares the next one. */
  private follow(): Promise<void> {
    if (this.next) return this.next;
    const next = (this.running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.running = next;
        this.next = undefined;
        return this.readChanges();
      });
    this.next = next;
    return next;
  }

  private async readChanges(): Promise<void> {
    const heard = this.content.version;
    if (this.known < 0) await this.fill();
    const { index } = this.index;
    for (;;) {
      const rows = await rowsOf<ChangedRow>(
        this.database,
        `SELECT c.listing_id AS changed_id, c.change_number, CASE WHEN s.listing_id IS NOT NULL THEN ${INDEX_ROW} END AS row
         FROM search_changes c LEFT JOIN search s ON s.listing_id = c.listing_id
         WHERE c.change_number > $1 ORDER BY c.change_number LIMIT ${BATCH}`,
        [this.known],
      );
      for (const { changed_id: id, change_number: number, row } of rows) {
        if (row) index.put(readIndexRow(row));
        else index.remove(id);
        this.known = Number(number);
      }
      if (rows.length < BATCH) break;
    }
    this.held = heard;
  }

  /** Reads all rows. What changes meanwhile has a higher number than the one read first, and follows. */
  private async fill(): Promise<void> {
    const started = performance.now();
    const clock = await rowOf<{ change_number: string }>(
      this.database,
      'SELECT change_number FROM search_clock',
    );
    const { index } = this.index;
    await index.fill(this.allRows());
    this.known = Number(clock?.change_number ?? 0);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    this.log.log(`The search index holds ${index.size} listings after ${seconds} s`);
  }

  /** In parts small enough for one turn of the event loop; PostgreSQL reads the next batch meanwhile. */
  private async *allRows(): AsyncGenerator<readonly IndexedListing[]> {
    const read = (after: number): Promise<FilledRow[]> =>
      rowsOf<FilledRow>(
        this.database,
        `SELECT s.listing_id AS id, ${INDEX_ROW} AS row FROM search s
         WHERE s.listing_id > $1 ORDER BY s.listing_id LIMIT ${BATCH}`,
        [after],
      );
    for (let batch = await read(0); batch.length > 0;) {
      const next = batch.length < BATCH ? Promise.resolve([]) : read(batch.at(-1)!.id);
      // A failure is met where it is awaited.
      next.catch(() => undefined);
      for (let at = 0; at < batch.length; at += A_TURN) {
        yield batch.slice(at, at + A_TURN).map(({ row }) => readIndexRow(row));
        await nextTurn();
      }
      batch = await next;
    }
  }
}
