import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { searchRow } from '../../../listings/public.js';
import type { CopyRows } from './bulk-rows.js';
import { dayOfLoad } from './load-days.js';
import type { DemoListing } from '../generate/demo-listing.js';
import { listingRecords, type Counters, type Pictures } from './listing-records.js';
import { LOADED_IN_ORDER, type LoadedTable, type LoadPlan } from './load-plan.js';
import { TableText } from './table-text.js';

const BATCH = 2_000;

/** Rows of some listings, ready to be inserted. */
export interface LoadBatch {
  listings: number;
  /** In an order in which foreign keys hold. */
  rows: CopyRows[];
  listingIds: number[];
  activeIds: number[];
  /** Counters after these listings. */
  counters: Counters;
}

export const NO_PICTURES: Pictures = { photos: new Map(), photoKey: () => '' };

/** Creates the rows of batches of listings. Contacts are remembered, so that an owner of several listings is one contact. */
export class BatchMaker {
  private readonly amenities: ReadonlyMap<string, { id: number; name: string }>;
  private readonly contactIds = new Map<string, number>();

  constructor(
    private readonly plan: LoadPlan,
    private readonly pictures: Pictures,
  ) {
    this.amenities = new Map(plan.amenities.map((amenity) => [amenity.name, amenity]));
  }

  /** @param counters are advanced */
  make(demos: readonly DemoListing[], counters: Counters): LoadBatch {
    const { now, tables, zoneMap, setNights } = this.plan;
    const texts = new Map(LOADED_IN_ORDER.map((name) => [name, new TableText(tables[name])]));
    const add = (name: LoadedTable, rows: readonly object[]) => {
      for (const row of rows) texts.get(name)!.add(row);
    };
    const context = {
      now,
      counters,
      amenities: this.amenities,
      contactIds: this.contactIds,
      ...this.pictures,
    };
    const season = { calendar: new SeasonCalendar(setNights), today: dayOfLoad(new Date(now)) };
    const [listingIds, activeIds]: [number[], number[]] = [[], []];
    for (const demo of demos) {
      const records = listingRecords(demo, context);
      const { listing, contact, payment } = records;
      const isActive = listing.status === 'active';
      listingIds.push(listing.id);
      if (isActive) activeIds.push(listing.id);
      add('contacts', contact ? [contact] : []);
      add('listings', [listing]);
      add('locations', [records.location]);
      add('contracts', [records.contract]);
      add('payments', payment ? [payment] : []);
      add('prices', records.prices);
      add('images', records.images);
      add('pastPrices', records.pastPrices);
      add(
        'offers',
        records.amenities.map(({ id }) => ({ listingId: listing.id, amenityId: id })),
      );
      add('search', isActive ? [searchRow({ ...records, zoneMap }, season)] : []);
      add('stats', listing.approvedAt ? [{ listingId: listing.id, ...interestOf(demo) }] : []);
    }
    const rows = [...texts.values()].flatMap((text) => text.rows() ?? []);
    return { listings: demos.length, rows, listingIds, activeIds, counters };
  }
}

/** Creates the rows of many listings for a database that nobody else writes to meanwhile. */
export function* loadBatches(demos: Iterable<DemoListing>, plan: LoadPlan): Generator<LoadBatch> {
  const maker = new BatchMaker(plan, NO_PICTURES);
  const { counters } = plan;
  for (const batch of inBatches(demos)) yield maker.make(batch, counters);
}

export function* inBatches(demos: Iterable<DemoListing>): Generator<DemoListing[]> {
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

function interestOf({ views, whatsappInquiries, emailInquiries }: DemoListing) {
  return { views, whatsappInquiries, emailInquiries };
}
