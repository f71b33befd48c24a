import { Listings1763700000001 } from './1763700000001-listings.js';
import { Search1763700000002 } from './1763700000002-search.js';
import { PeopleAndMail1763700000003 } from './1763700000003-people-and-mail.js';
import { Numbers1763700000004 } from './1763700000004-numbers.js';
import { Machinery1763700000005 } from './1763700000005-machinery.js';
import { Photos1763710000001 } from './1763710000001-photos.js';
import { OperatorLists1763710000002 } from './1763710000002-operator-lists.js';
import { KeptSums1763720000001 } from './1763720000001-kept-sums.js';
import { Tools1763720000002 } from './1763720000002-tools.js';
import { WorkerWarnings1763730000001 } from './1763730000001-worker-warnings.js';
import { Mailings1763740000001 } from './1763740000001-mailings.js';
import { PeopleSearch1763740000002 } from './1763740000002-people-search.js';
import { IdempotencyContent1763740000003 } from './1763740000003-idempotency-content.js';
import { Sweeping1763740000005 } from './1763740000005-sweeping.js';
import { BlacklistedMailboxes1763740000006 } from './1763740000006-blacklisted-mailboxes.js';

/** Every migration, in order; a list and not a pattern of file names, so that tests and bundles see the same. */
export const MIGRATIONS = [
  Listings1763700000001,
  Search1763700000002,
  PeopleAndMail1763700000003,
  Numbers1763700000004,
  Machinery1763700000005,
  Photos1763710000001,
  OperatorLists1763710000002,
  KeptSums1763720000001,
  Tools1763720000002,
  WorkerWarnings1763730000001,
  Mailings1763740000001,
  PeopleSearch1763740000002,
  IdempotencyContent1763740000003,
  Sweeping1763740000005,
  BlacklistedMailboxes1763740000006,
];
