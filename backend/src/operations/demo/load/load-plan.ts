import type { EntityManager } from 'typeorm';
import type { SetNights } from '#common/pricing/season/season-calendar.js';
import { setNights } from '#common/site/options/site-options.js';
import { readOptions } from '#platform/options/site-options.js';
import { Amenity } from '../../../listings/amenities/public.js';
import { ContactRow } from '../../../contacts/public.js';
import { Contract, Payment } from '../../../contracts/public.js';
import { Listing, ListingAmenity, Location, SearchRow } from '../../../listings/public.js';
import { readZones, type ZoneMap } from '../../../listings/zones/public.js';
import { Image } from '../../../listings/pictures/public.js';
import { PastPriceRow, Price } from '../../../pricing/public.js';
import type { Counters } from './listing-records.js';
import { readCounters } from './load-counters.js';
import { copyTableOf, type CopyTable } from './table-text.js';

const ENTITIES = {
  contacts: ContactRow,
  listings: Listing,
  locations: Location,
  contracts: Contract,
  payments: Payment,
  prices: Price,
  images: Image,
  pastPrices: PastPriceRow,
  offers: ListingAmenity,
  search: SearchRow,
} as const;

export type LoadedTable = keyof typeof ENTITIES | 'stats';

/** An order in which foreign keys hold. */
export const LOADED_IN_ORDER = [...Object.keys(ENTITIES), 'stats'] as readonly LoadedTable[];

const STATS: CopyTable = {
  name: 'listing_stats',
  columns: [
    { name: 'listing_id', property: 'listingId', isJson: false },
    { name: 'views', property: 'views', isJson: false },
    { name: 'whatsapp_inquiries', property: 'whatsappInquiries', isJson: false },
    { name: 'email_inquiries', property: 'emailInquiries', isJson: false },
  ],
};

/** Inputs of a load besides its listings. Contains data only, so that it can be sent to a worker thread. */
export interface LoadPlan {
  now: number;
  counters: Counters;
  amenities: readonly { id: number; name: string }[];
  zoneMap: ZoneMap;
  setNights: SetNights[];
  tables: Readonly<Record<LoadedTable, CopyTable>>;
}

/** Reads the plan in the transaction of the load: counters, amenities and zones as they are then, now as the time. */
export async function readPlan(tx: EntityManager): Promise<LoadPlan> {
  const tables = Object.entries(ENTITIES).map(([name, entity]) => [name, copyTableOf(tx.connection, entity)]);
  const amenities = await tx.getRepository(Amenity).find();
  return {
    now: Date.now(),
    counters: await readCounters(tx),
    amenities: amenities.map(({ id, name }) => ({ id, name })),
    zoneMap: await readZones(tx),
    setNights: setNights(await readOptions(tx)),
    tables: { ...Object.fromEntries(tables), stats: STATS },
  };
}
