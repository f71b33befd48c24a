import type { Area } from '#platform/database/area.js';
import { ACCOUNTS } from '../accounts/area.js';
import { BLACKLIST } from '../blacklist/area.js';
import { CONTACTS } from '../contacts/area.js';
import { CONTRACTS } from '../contracts/area.js';
import { INQUIRIES } from '../inquiries/area.js';
import { LISTINGS } from '../listings/area.js';
import { NEWSLETTER } from '../newsletter/area.js';
import { OWNERS } from '../owners/area.js';
import { PLATFORM } from '#platform/area.js';
import { PRICING } from '../pricing/area.js';
import { SEARCH } from '../search/area.js';
import { SITE } from '../site/area.js';
import { STATS } from '../stats/area.js';

/** Every area that keeps tables. */
export const AREAS = {
  accounts: ACCOUNTS,
  blacklist: BLACKLIST,
  contacts: CONTACTS,
  contracts: CONTRACTS,
  inquiries: INQUIRIES,
  listings: LISTINGS,
  newsletter: NEWSLETTER,
  owners: OWNERS,
  platform: PLATFORM,
  pricing: PRICING,
  search: SEARCH,
  site: SITE,
  stats: STATS,
} as const satisfies Readonly<Record<string, Area>>;

const areas: readonly Area[] = Object.values(AREAS);

/** Every mapped table. */
export const ENTITIES = areas.flatMap(({ entities = [] }) => entities);

/** Every deletion of expired rows. */
export const ALL_SWEEPS = areas.flatMap(({ sweeps = [] }) => sweeps);
