import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { PeriodicTask } from '#platform/process/periodic-task.js';
import { rowOf, rowsOf, type Database } from '#platform/database/rows.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { Season } from '../../pricing/public.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { INDEX_ROW, readIndexRow, ROW_WITHOUT_WORDS, WORDS_OF_ROW } from './index-rows.js';
import { BATCH, batchesOf } from './index-batches.js';
import type { IndexedListing } from './indexed-listing.js';
import { PricedIndex } from './priced-index.js';
import { deadlineMs } from '#platform/timings.js';

/** Polling interval in addition to notifications, and delay after a failure. */
const ASK_EVERY_MS = 1_000;

/** What a search asks of the index. */
type Asked = Pick<SearchFilters, 'words'>;

const NO_WORDS: Asked = { words: [] };

interface ChangedRow {
  changed_id: number;
  change_number: string;
  row: unknown[] | null;
}

/**
 * The memory index of this process, filled from the search rows and updated by their feed. It answers only while it contains every change
 * of which the process has been notified.
 */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(IndexFeed.name);
  private index: PricedIndex;
  private readonly task: PeriodicTask;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private readingWords: Promise<void> | undefined;
  private isEnding = false;
  private readonly whenComplete: (() => void)[] = [];
  /** The last index that was complete. */
  private complete: PricedIndex | undefined;
  private known = -1;
  /** Number of the last feed change that the rows contained when the index was filled. */
  private filledTo = -1;
  /** Version of the content feed that the index contains. */
  private held = -1;
  /**
   * Start of the last reading after which no change was left, in milliseconds of the monotonic clock; until then the start of the process.
   */
  private completeAt = performance.now();

  constructor(
    private readonly database: DataSource,
    private readonly content: ContentFeed,
    private readonly reads: VisitorReads,
    private readonly season: Season,
  ) {
    this.index = new PricedIndex(() => season.calendar);
    this.task = new PeriodicTask(
      ASK_EVERY_MS,
      () => this.follow(),
      (error) => warnOncePerMinute(this.log, `The search index is not updated: ${error.message}`),
    );
    content.onChange(() => this.task.now());
    content.followedBy(() => this.catchUp());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Runs before the database pool closes: a query that waits for a connection of a closing pool never settles. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.task.stop();
    await this.readingWords;
  }

  /** Calls back whenever an index is complete, with the words of all listings. */
  onComplete(listener: () => void): void {
    this.whenComplete.push(listener);
    if (this.complete) listener();
  }

  /** The index, if it is known to be current; undefined if that would have to be queried, or if it lacks what is asked for. */
  now(asked: Asked = NO_WORDS): PricedIndex | undefined {
    const isCurrent = this.known >= 0 && this.held === this.content.version && this.content.isCurrent();
    return isCurrent && this.hasWordsFor(asked) ? this.index : undefined;
  }

  /** The index once it is current; undefined while it lacks what is asked for, or if it cannot catch up within 50 ms. */
  async current(asked: Asked = NO_WORDS): Promise<PricedIndex | undefined> {
    if (this.known < 0 || !this.hasWordsFor(asked) || !(await this.content.ensureCurrent())) return undefined;
    await this.catchUp();
    return this.held === this.content.version ? this.index : undefined;
  }

  private hasWordsFor({ words }: Asked): boolean {
    return words.length === 0 || this.index.index.words.isComplete;
  }

  /** Waits at most 50 ms for the changes of which the process was notified. */
  private async catchUp(): Promise<void> {
    if (this.known < 0 || this.held === this.content.version) return;
    const patience = sleep(deadlineMs('indexCatchUp'), undefined, { ref: false });
    await Promise.race([this.follow().catch(() => undefined), patience]);
  }

  get size(): number {
    return this.index.index.size;
  }

  /** Whether the index contains every change of which this process has been notified. */
  get isCaughtUp(): boolean {
    return this.known >= 0 && this.held === this.content.version;
  }

  /** Number of the last feed change that the index contains; -1 until it is filled. */
  get changeNumber(): number {
    return this.known;
  }

  /**
   * Number of changes that the index lacks (NaN while the database does not answer), and the maximum time in seconds for which it may have
   * lacked one.
   */
  async lag(): Promise<{ changes: number; seconds: number }> {
    const known = Math.max(0, this.known);
    const changes = await clockOf(this.database).then(
      (clock) => Math.max(0, clock - known),
      () => NaN,
    );
    const isComplete = this.known >= 0 && changes === 0;
    return { changes, seconds: isComplete ? 0 : (performance.now() - this.completeAt) / 1_000 };
  }

  /** Reads changes, one run at a time; calls during a run share the next one. */
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
      const asked = performance.now();
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
      if (rows.length === BATCH) continue;
      if (rows.length === 0) await this.checkClock();
      this.completeAt = asked;
      break;
    }
    this.held = heard;
    this.completeWords();
  }

  /**
   * Changes may be lost with a server, if a standby that lacked them replaces it. Later changes then get the same numbers, and the index would
   * not read them.
   * @throws Error if the index contains changes that the database lacks; the next run fills it anew
   */
  private async checkClock(): Promise<void> {
    if ((await clockOf(this.database)) >= this.known) return;
    this.known = -1;
    throw new Error('it contains changes that the database lacks, and is filled anew');
  }

  /**
   * Reads all rows into a new index, from a replica if there is one. A failure leaves nothing of the unfinished index. Changes that happen
   * meanwhile have higher numbers and are read afterwards from the primary; a replica may therefore be behind.
   */
  private async fill(): Promise<void> {
    const started = performance.now();
    const source = await this.reads.anySource();
    const clock = await clockOf(source);
    const filled = new PricedIndex(() => this.season.calendar);
    await filled.index.fill(listingsOf(source));
    this.index = filled;
    this.known = this.filledTo = clock;
    this.log.log(`The search index holds ${this.size} listings after ${secondsSince(started)} s`);
  }

  /** Reads the words in the background. After a failure, what is missing is read again. */
  private completeWords(): void {
    if (this.readingWords || this.complete === this.index) return;
    if (this.index.index.words.isComplete) {
      this.complete = this.index;
      for (const listener of this.whenComplete) listener();
      return;
    }
    this.readingWords = this.readWords(this.index)
      .catch((error: Error) =>
        this.log.warn(`The words of the search index are read again: ${error.message}`),
      )
      .finally(() => (this.readingWords = undefined));
  }

  /** Words are read last: searches without words, which are most, have the index in half of the time. */
  private async readWords({ index }: PricedIndex): Promise<void> {
    const started = performance.now();
    const nearest = await this.reads.anySource();
    // A replica that is behind would give words of before a change that the index contains.
    const source = (await clockOf(nearest)) < this.filledTo ? this.database : nearest;
    for await (const rows of batchesOf<[id: number, words: string[]]>(source, WORDS_OF_ROW)) {
      if (this.isEnding || this.index.index !== index) return;
      for (const [id, words] of rows) {
        const place = index.placeOf(id);
        if (place !== undefined) index.words.complete(place, words);
      }
    }
    this.log.log(`The search index holds the words of its listings after another ${secondsSince(started)} s`);
  }
}

/** Number of the last change of the search rows. */
async function clockOf(source: Database): Promise<number> {
  const clock = await rowOf<{ change_number: string }>(source, 'SELECT change_number FROM search_clock');
  return Number(clock?.change_number ?? 0);
}

/** All listings, without words, in order of id. */
async function* listingsOf(source: Database): AsyncGenerator<Iterable<IndexedListing>> {
  for await (const rows of batchesOf<unknown[]>(source, ROW_WITHOUT_WORDS)) yield listed(rows);
}

function* listed(rows: Iterable<unknown[]>): Generator<IndexedListing> {
  for (const row of rows) yield readIndexRow(row);
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(1);
}
