import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columnOf } from '#platform/database/naming.js';
import { ATTRIBUTES } from '#common/attributes/all-attributes.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { PeriodicTask } from '#platform/clock/periodic-task.js';
import { ContentFeed } from '#platform/kept/content-feed.js';
import { Season } from '../../pricing/public.js';
import { ListingIndex, type IndexedListing } from './listing-index.js';
import { StayQuotes } from './stay-quotes.js';

/** Rows that one statement reads. */
const BATCH = 5_000;
/** The feed is asked so often without a call too, and again after a failure. */
const ASK_EVERY_MS = 1_000;
/** Whoever asks while a change is read waits so long for it, then SQL answers. */
const CATCH_UP_MS = 50;

const COLUMNS = [
  'listing_id',
  'operation',
  'property_type',
  'town',
  'amenities',
  'featured',
  'latitude',
  'longitude',
  'lead_ars',
  'lead_usd',
  'rental_prices',
  ...ATTRIBUTES.map(({ name }) => columnOf(name)),
];

/** Microseconds since 1970: two listings may have been published within one millisecond. */
const PUBLISHED_AT = `(extract(epoch FROM s.published_at) * 1000000)::bigint AS published_at`;
const SELECTED = [...COLUMNS.map((name) => `s.${name}`), PUBLISHED_AT].join(', ');

type Row = Record<string, unknown>;

/**
 * The index of this process: filled from the search rows, and kept equal to them by the numbers of their feed. It answers only
 * while it holds every change that the process has heard of.
 */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(IndexFeed.name);
  private readonly index = new ListingIndex();
  private readonly quotes: StayQuotes;
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
    this.quotes = new StayQuotes(this.index, season.calendar);
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

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  /** The index and its quotes once they hold every change; undefined while they fill, or cannot catch up within 50 ms. */
  async current(): Promise<{ index: ListingIndex; quotes: StayQuotes } | undefined> {
    if (this.known < 0 || !(await this.content.makeSure())) return undefined;
    if (this.held !== this.content.version) {
      const patience = sleep(CATCH_UP_MS, undefined, { ref: false });
      await Promise.race([this.follow().catch(() => undefined), patience]);
    }
    return this.held === this.content.version ? { index: this.index, quotes: this.quotes } : undefined;
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
    for (;;) {
      const rows: Row[] = await this.database.query(
        `SELECT c.listing_id AS changed_id, c.change_number, ${SELECTED}
         FROM search_changes c LEFT JOIN search s ON s.listing_id = c.listing_id
         WHERE c.change_number > $1 ORDER BY c.change_number LIMIT ${BATCH}`,
        [this.known],
      );
      for (const row of rows) {
        if (row['listing_id'] === null) this.index.remove(Number(row['changed_id']));
        else this.index.put(readRow(row));
        this.known = Number(row['change_number']);
      }
      if (rows.length < BATCH) break;
    }
    this.held = heard;
  }

  /** Reads all rows. What changes meanwhile has a higher number than the one read first, and follows. */
  private async fill(): Promise<void> {
    const started = performance.now();
    const [clock]: { change_number: string }[] = await this.database.query(
      'SELECT change_number FROM search_clock',
    );
    for (let last = 0; ;) {
      const rows: Row[] = await this.database.query(
        `SELECT ${SELECTED} FROM search s WHERE s.listing_id > $1 ORDER BY s.listing_id LIMIT ${BATCH}`,
        [last],
      );
      for (const row of rows) this.index.put(readRow(row));
      if (rows.length < BATCH) break;
      last = Number(rows.at(-1)!['listing_id']);
    }
    this.known = Number(clock?.change_number ?? 0);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    this.log.log(`The search index holds ${this.index.size} listings after ${seconds} s`);
  }
}

function readRow(row: Row): IndexedListing {
  const numbers = (name: string) =>
    (row[name] as (string | null)[]).map((value) => (value === null ? null : Number(value)));
  const degrees = (name: string) => (row[name] === null ? null : Number(row[name]));
  return {
    ...Object.fromEntries(ATTRIBUTES.map(({ name }) => [name, row[columnOf(name)]])),
    listingId: row['listing_id'],
    operation: row['operation'],
    propertyType: row['property_type'],
    town: row['town'],
    amenities: row['amenities'],
    featured: row['featured'],
    publishedAt: Number(row['published_at']),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    leadArs: numbers('lead_ars'),
    leadUsd: numbers('lead_usd'),
    rentalPrices: row['rental_prices'],
  } as IndexedListing;
}
