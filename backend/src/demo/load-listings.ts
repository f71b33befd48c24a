import type { DataSource, EntityManager } from 'typeorm';
import { SeasonCalendar } from '#common/rules/season-calendar.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { Amenity } from '../amenities/public.js';
import { ContactRow } from '../contacts/public.js';
import { Contract, Payment } from '../contracts/public.js';
import { searchRow, Listing, ListingAmenity, Location, SearchRow } from '../listings/public.js';
import { Image } from '../photos/public.js';
import { localDay, PastPriceRow, Price, PriceAverages } from '../pricing/public.js';
import { InquiryCounts, SiteTallies } from '../stats/public.js';
import { insertEntities, insertRows } from './bulk-rows.js';
import { insertInquiries } from './demo-inquiries.js';
import type { DemoListing } from './demo-listing.js';
import type { DemoPhoto } from './demo-photos.js';
import { listingRecords, type Counters, type ListingRecords } from './listing-records.js';

const BATCH = 2_000;

export interface LoadOptions {
  photos: ReadonlyMap<string, DemoPhoto>;
  /** Creates a storage key for a picture of that name. */
  photoKey: (name: string) => string;
  onProgress?: (loaded: number) => void;
}

/** Whether the database contains any listing. */
export async function hasListings(database: DataSource | EntityManager): Promise<boolean> {
  return database.getRepository(Listing).existsBy({});
}

/**
 * Inserts generated listings and updates the kept counts.
 * @returns the number of listings
 */
export async function loadListings(
  database: DataSource | EntityManager,
  demos: Iterable<DemoListing>,
  options: LoadOptions,
): Promise<number> {
  const loaded = await insertListings(database, demos, options);
  await recountSums(database);
  return loaded;
}

/**
 * Inserts generated listings in batches, each in its own transaction or within the caller's.
 * @returns the number of listings
 */
export async function insertListings(
  database: DataSource | EntityManager,
  demos: Iterable<DemoListing>,
  options: LoadOptions,
): Promise<number> {
  const amenities = new Map(
    (await database.getRepository(Amenity).find()).map((amenity) => [amenity.name, amenity]),
  );
  const contactIds = new Map<string, number>();
  let loaded = 0;
  for (const batch of inBatches(demos)) {
    await database.transaction(async (tx) => {
      const counters = await readCounters(tx);
      const context = {
        now: Date.now(),
        counters,
        amenities,
        photos: options.photos,
        photoKey: options.photoKey,
        contactIds,
      };
      const records = batch.map((demo) => listingRecords(demo, context));
      await insertRecords(tx, records);
      await insertStats(tx, batch, records);
      await insertInquiries(
        tx,
        records.map(({ listing }) => listing.id),
      );
      await writeCounters(tx, counters);
    });
    loaded += batch.length;
    options.onProgress?.(loaded);
  }
  return loaded;
}

/** Recomputes the kept sums, and runs ANALYZE. */
export async function recountSums(database: DataSource | EntityManager): Promise<void> {
  await database.query('ANALYZE');
  await database.transaction((tx) => new PriceAverages().recompute(tx));
  await database.transaction((tx) => new SiteTallies().recompute(tx));
  await database.transaction((tx) => new InquiryCounts().recompute(tx));
}

function* inBatches(demos: Iterable<DemoListing>): Generator<DemoListing[]> {
  let batch: DemoListing[] = [];
  for (const demo of demos) {
    batch.push(demo);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function insertRecords(tx: EntityManager, records: ListingRecords[]): Promise<void> {
  await insertEntities(
    tx,
    ContactRow,
    records.flatMap(({ contact }) => contact ?? []),
  );
  await insertEntities(
    tx,
    Listing,
    records.map(({ listing }) => listing),
  );
  await insertEntities(
    tx,
    Location,
    records.map(({ location }) => location),
  );
  await insertEntities(
    tx,
    Contract,
    records.map(({ contract }) => contract),
  );
  await insertEntities(
    tx,
    Payment,
    records.flatMap(({ payment }) => payment ?? []),
  );
  await insertEntities(
    tx,
    Price,
    records.flatMap(({ prices }) => prices),
  );
  await insertEntities(
    tx,
    Image,
    records.flatMap(({ images }) => images),
  );
  await insertEntities(
    tx,
    PastPriceRow,
    records.flatMap(({ pastPrices }) => pastPrices),
  );
  const offers = records.flatMap(({ listing, amenities }) =>
    amenities.map(({ id }) => Object.assign(new ListingAmenity(), { listingId: listing.id, amenityId: id })),
  );
  await insertEntities(tx, ListingAmenity, offers);
  const active = records.filter(({ listing }) => listing.status === 'active');
  const season = { calendar: new SeasonCalendar(), today: localDay(new Date()) };
  await insertEntities(
    tx,
    SearchRow,
    active.map((published) => searchRow(published, season)),
  );
  await tx.query(
    `WITH tick AS (UPDATE search_clock SET change_number = change_number + cardinality($1::int[]) RETURNING change_number)
     INSERT INTO search_changes (listing_id, change_number)
     SELECT id, change_number - cardinality($1::int[]) + position FROM tick, unnest($1::int[]) WITH ORDINALITY AS ids (id, position)`,
    [active.map(({ listing }) => listing.id)],
  );
}

async function insertStats(
  tx: EntityManager,
  demos: DemoListing[],
  records: ListingRecords[],
): Promise<void> {
  const rows = records.flatMap(({ listing }, index) => {
    const { views, whatsappInquiries, emailInquiries } = demos[index]!;
    if (listing.approvedAt === null) return [];
    return [
      {
        listing_id: listing.id,
        views,
        whatsapp_inquiries: whatsappInquiries,
        email_inquiries: emailInquiries,
      },
    ];
  });
  await insertRows(tx, 'listing_stats', rows);
}

async function readCounters(tx: EntityManager): Promise<Counters> {
  const rows = await rowsOf<{ counter: string; last: number }>(
    tx,
    'SELECT counter, last FROM code_counters FOR UPDATE',
  );
  const last = (counter: string) => rows.find((row) => row.counter === counter)!.last;
  const next = await oneRow<{ listing: number; price: number; image: number }>(
    tx,
    `SELECT greatest((SELECT max(id) FROM listings), (SELECT max(id) FROM contacts), (SELECT max(id) FROM locations), 0) + 1 AS listing,
            coalesce((SELECT max(id) FROM prices), 0) + 1 AS price, coalesce((SELECT max(id) FROM images), 0) + 1 AS image`,
  );
  return {
    nextId: next.listing,
    nextPriceId: next.price,
    nextImageId: next.image,
    codes: { rental: last('rental'), sale: last('sale') },
    publications: last('publication'),
  };
}

/** Sets counters and sequences after the loaded rows. */
async function writeCounters(tx: EntityManager, { codes, publications }: Counters): Promise<void> {
  const last = { ...codes, publication: publications };
  for (const [counter, value] of Object.entries(last)) {
    await tx.query('UPDATE code_counters SET last = $2 WHERE counter = $1', [counter, value]);
  }
  for (const table of ['contacts', 'listings', 'locations', 'prices', 'images']) {
    await tx.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), coalesce((SELECT max(id) FROM ${table}), 0) + 1, false)`,
      [table],
    );
  }
}
