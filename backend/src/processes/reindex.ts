import type { DataSource } from 'typeorm';
import type { Clock } from '#platform/process/clock.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Transactions } from '#platform/database/transactions.js';
import { Amenities } from '../listings/amenities/public.js';
import { Zones } from '../listings/zones/public.js';
import { Contracts } from '../contracts/public.js';
import { SearchReindex, SearchRowBuilder, SearchRows } from '../listings/public.js';
import { Photos } from '../listings/pictures/public.js';
import { Prices, Season } from '../pricing/public.js';

/** Rebuilds search rows, for programs that run without the framework. */
export async function searchReindex(database: DataSource, clock: Clock): Promise<SearchReindex> {
  const options = new SiteOptions(database, clock);
  await options.rows();
  const season = new Season(options, clock);
  const rows = new SearchRows(
    new SearchRowBuilder(season, new Contracts(clock), new Prices(), new Photos(), new Amenities(database)),
  );
  return new SearchReindex(database, new Transactions(database), rows, season, new Zones(database));
}
