import { Platform1764100000001 } from './1764100000001-platform.js';
import { Accounts1764100000002 } from './1764100000002-accounts.js';
import { Contacts1764100000003 } from './1764100000003-contacts.js';
import { Blacklist1764100000004 } from './1764100000004-blacklist.js';
import { Listings1764100000005 } from './1764100000005-listings.js';
import { Contracts1764100000006 } from './1764100000006-contracts.js';
import { Pricing1764100000007 } from './1764100000007-pricing.js';
import { Inquiries1764100000008 } from './1764100000008-inquiries.js';
import { Newsletter1764100000009 } from './1764100000009-newsletter.js';
import { Owners1764100000010 } from './1764100000010-owners.js';
import { Site1764100000011 } from './1764100000011-site.js';
import { Stats1764100000012 } from './1764100000012-stats.js';
import { InquiryAnswers1764100000013 } from './1764100000013-inquiry-answers.js';
import { SearchWords1764100000014 } from './1764100000014-search-words.js';
import { Options1764100000015 } from './1764100000015-options.js';
import { Zones1764100000016 } from './1764100000016-zones.js';
import { Calendars1764100000021 } from './1764100000021-calendars.js';
import { VerifiedHomes1764100000022 } from './1764100000022-verified-homes.js';
import { ImportedListings1764100000023 } from './1764100000023-imported-listings.js';
import { UnmetDemand1764100000025 } from './1764100000025-unmet-demand.js';
import { DismissedProposals1764100000026 } from './1764100000026-dismissed-proposals.js';
import { PhotoMarks1764100000027 } from './1764100000027-photo-marks.js';
import { ToldProposals1764100000028 } from './1764100000028-told-proposals.js';
import { DroppedPublications1764100000031 } from './1764100000031-dropped-publications.js';
import { SearchConditions1764100000032 } from './1764100000032-search-conditions.js';
import { Mailboxes1764100000033 } from './1764100000033-mailboxes.js';
import { ReadAddresses1764100000034 } from './1764100000034-read-addresses.js';
import { CutLoose1764100000035 } from './1764100000035-cut-loose.js';
import { HeldPhones1764100000036 } from './1764100000036-held-phones.js';
import { CountedListings1764100000037 } from './1764100000037-counted-listings.js';

/** Every migration, in order: the schema of the first release, a file for each area, then each change in a file of its own. */
export const MIGRATIONS = [
  Platform1764100000001,
  Accounts1764100000002,
  Contacts1764100000003,
  Blacklist1764100000004,
  Listings1764100000005,
  Contracts1764100000006,
  Pricing1764100000007,
  Inquiries1764100000008,
  Newsletter1764100000009,
  Owners1764100000010,
  Site1764100000011,
  Stats1764100000012,
  InquiryAnswers1764100000013,
  SearchWords1764100000014,
  Options1764100000015,
  Zones1764100000016,
  Calendars1764100000021,
  VerifiedHomes1764100000022,
  ImportedListings1764100000023,
  UnmetDemand1764100000025,
  DismissedProposals1764100000026,
  PhotoMarks1764100000027,
  ToldProposals1764100000028,
  DroppedPublications1764100000031,
  SearchConditions1764100000032,
  Mailboxes1764100000033,
  ReadAddresses1764100000034,
  CutLoose1764100000035,
  HeldPhones1764100000036,
  CountedListings1764100000037,
];
