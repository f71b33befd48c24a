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
import { CardTexts1763750000030 } from './1763750000030-card-texts.js';
import { SaleAverages1763750000035 } from './1763750000035-sale-averages.js';
import { FormerCodes1763750000036 } from './1763750000036-former-codes.js';
import { CardTitles1763750000037 } from './1763750000037-card-titles.js';
import { PricesByPeriod1763750000040 } from './1763750000040-prices-by-period.js';
import { ContentFeed1763750000041 } from './1763750000041-content-feed.js';
import { DictatedSearch1763750000050 } from './1763750000050-dictated-search.js';
import { SearchFacts1763760000001 } from './1763760000001-search-facts.js';
import { OneGarage1763760000002 } from './1763760000002-one-garage.js';
import { OneMailboxRule1763790000001 } from './1763790000001-one-mailbox-rule.js';
import { PhoneContacts1763790000002 } from './1763790000002-phone-contacts.js';
import { PlansByPrefix1763790000003 } from './1763790000003-plans-by-prefix.js';
import { OfferedViews1763810000001 } from './1763810000001-offered-views.js';
import { ConfirmedAddresses1763820000001 } from './1763820000001-confirmed-addresses.js';
import { Digests1763820000003 } from './1763820000003-digests.js';
import { PlainDni1763820000002 } from './1763820000002-plain-dni.js';
import { Recovery1763830000001 } from './1763830000001-recovery.js';
import { Unfinished1763830000002 } from './1763830000002-unfinished.js';
import { Accounts1763840000001 } from './1763840000001-accounts.js';
import { SecondFactor1763840000002 } from './1763840000002-second-factor.js';
import { Rejections1763850000001 } from './1763850000001-rejections.js';
import { Payments1763850000002 } from './1763850000002-payments.js';
import { HeldDigests1763870000001 } from './1763870000001-held-digests.js';
import { AuditChain1763880000002 } from './1763880000002-audit-chain.js';
import { ApproximateLocations1763920000002 } from './1763920000002-approximate-locations.js';
import { PlanTerms1763930000001 } from './1763930000001-plan-terms.js';
import { UnpaidListings1763920000003 } from './1763920000003-unpaid-listings.js';
import { OwnerAccess1763940000001 } from './1763940000001-owner-access.js';
import { Passkeys1763970000001 } from './1763970000001-passkeys.js';
import { ProposedPhotos1763980000001 } from './1763980000001-proposed-photos.js';
import { Availability1763980000002 } from './1763980000002-availability.js';
import { SecurityEvents1763920000001 } from './1763920000001-security-events.js';
import { SecondStepOfSessions1763880000001 } from './1763880000001-second-step-of-sessions.js';
import { OwnerPage1763890000001 } from './1763890000001-owner-page.js';
import { Today1763890000002 } from './1763890000002-today.js';
import { RepliesLeftOut1763760000010 } from './1763760000010-replies-left-out.js';
import { Alerts1763900000001 } from './1763900000001-alerts.js';
import { Reports1763900000002 } from './1763900000002-reports.js';
import { AlertDemand1763900000003 } from './1763900000003-alert-demand.js';
import { HandedOver1763910000001 } from './1763910000001-handed-over.js';
import { Correlation1763910000003 } from './1763910000003-correlation.js';
import { SystemSamples1763910000002 } from './1763910000002-system-samples.js';
import { ShareCards1764000000032 } from './1764000000032-share-cards.js';
import { ProposedChanges1764000000061 } from './1764000000061-proposed-changes.js';
import { LeftSenders1764000000041 } from './1764000000041-left-senders.js';
import { InquiryStays1764000000062 } from './1764000000062-inquiry-stays.js';
import { WaitingLists1764000000063 } from './1764000000063-waiting-lists.js';
import { ScheduledNewsletters1764000000071 } from './1764000000071-scheduled-newsletters.js';
import { Conversations1764000000072 } from './1764000000072-conversations.js';
import { MergedRequests1764000000081 } from './1764000000081-merged-requests.js';
import { MergedContacts1764000000092 } from './1764000000092-merged-contacts.js';
import { StreetSearch1764000000122 } from './1764000000122-street-search.js';
import { BusinessNames1764000000131 } from './1764000000131-business-names.js';
import { NewsletterSubscribers1764000000136 } from './1764000000136-newsletter-subscribers.js';
import { LapsedPlans1764000000137 } from './1764000000137-lapsed-plans.js';
import { DeskLookups1764000000138 } from './1764000000138-desk-lookups.js';
import { DeskChanges1764000000145 } from './1764000000145-desk-changes.js';
import { Templates1764000000146 } from './1764000000146-templates.js';
import { AwaitedWishes1764000000147 } from './1764000000147-awaited-wishes.js';
import { AccountNames1764000000148 } from './1764000000148-account-names.js';
import { ScheduledAudiences1764000000152 } from './1764000000152-scheduled-audiences.js';
import { CancelledMails1764000000153 } from './1764000000153-cancelled-mails.js';
import { ContactSince1764000000154 } from './1764000000154-contact-since.js';
import { RememberedNames1764000000220 } from './1764000000220-remembered-names.js';
import { NamesWithoutApostrophes1764000000221 } from './1764000000221-names-without-apostrophes.js';
import { UnansweredMails1764000000222 } from './1764000000222-unanswered-mails.js';
import { SecurityEvents1764000000170 } from './1764000000170-security-events.js';
import { PastPrices1764000000121 } from './1764000000121-past-prices.js';
import { UndoneChanges1764000000091 } from './1764000000091-undone-changes.js';
import { PictureHashes1764000000111 } from './1764000000111-picture-hashes.js';
import { Resubmissions1764000000112 } from './1764000000112-resubmissions.js';
import { OpenPhotos1763990000001 } from './1763990000001-open-photos.js';
import { SealedDni1764000000001 } from './1764000000001-sealed-dni.js';
import { KeyedContents1764000000002 } from './1764000000002-keyed-contents.js';
import { EmptiedEntries1764000000003 } from './1764000000003-emptied-entries.js';
import { Consents1763960000001 } from './1763960000001-consents.js';
import { MergedWaits1764000000011 } from './1764000000011-merged-waits.js';
import { TriedSince1764000000012 } from './1764000000012-tried-since.js';
import { PhotoCorrelation1764000000021 } from './1764000000021-photo-correlation.js';
import { SearchDemand1764000000031 } from './1764000000031-search-demand.js';
import { MetresToSea1764000000051 } from './1764000000051-metres-to-sea.js';
import { Rollovers1764000000101 } from './1764000000101-rollovers.js';
import { LapsedSeason1764000000102 } from './1764000000102-lapsed-season.js';

/** Every migration, in order. A list instead of a file name pattern, so that tests and bundles use the same. */
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
  CardTexts1763750000030,
  SaleAverages1763750000035,
  FormerCodes1763750000036,
  CardTitles1763750000037,
  PricesByPeriod1763750000040,
  ContentFeed1763750000041,
  DictatedSearch1763750000050,
  SearchFacts1763760000001,
  OneGarage1763760000002,
  RepliesLeftOut1763760000010,
  OneMailboxRule1763790000001,
  PhoneContacts1763790000002,
  PlansByPrefix1763790000003,
  OfferedViews1763810000001,
  ConfirmedAddresses1763820000001,
  PlainDni1763820000002,
  Digests1763820000003,
  Recovery1763830000001,
  Unfinished1763830000002,
  Accounts1763840000001,
  SecondFactor1763840000002,
  Rejections1763850000001,
  Payments1763850000002,
  HeldDigests1763870000001,
  SecondStepOfSessions1763880000001,
  AuditChain1763880000002,
  OwnerPage1763890000001,
  Today1763890000002,
  Alerts1763900000001,
  Reports1763900000002,
  AlertDemand1763900000003,
  HandedOver1763910000001,
  SystemSamples1763910000002,
  Correlation1763910000003,
  SecurityEvents1763920000001,
  ApproximateLocations1763920000002,
  UnpaidListings1763920000003,
  PlanTerms1763930000001,
  OwnerAccess1763940000001,
  Consents1763960000001,
  Passkeys1763970000001,
  ProposedPhotos1763980000001,
  Availability1763980000002,
  OpenPhotos1763990000001,
  SealedDni1764000000001,
  KeyedContents1764000000002,
  EmptiedEntries1764000000003,
  MergedWaits1764000000011,
  TriedSince1764000000012,
  PhotoCorrelation1764000000021,
  SearchDemand1764000000031,
  ShareCards1764000000032,
  LeftSenders1764000000041,
  MetresToSea1764000000051,
  ProposedChanges1764000000061,
  InquiryStays1764000000062,
  WaitingLists1764000000063,
  ScheduledNewsletters1764000000071,
  Conversations1764000000072,
  MergedRequests1764000000081,
  UndoneChanges1764000000091,
  MergedContacts1764000000092,
  Rollovers1764000000101,
  LapsedSeason1764000000102,
  PictureHashes1764000000111,
  Resubmissions1764000000112,
  PastPrices1764000000121,
  StreetSearch1764000000122,
  BusinessNames1764000000131,
  NewsletterSubscribers1764000000136,
  LapsedPlans1764000000137,
  DeskLookups1764000000138,
  DeskChanges1764000000145,
  Templates1764000000146,
  AwaitedWishes1764000000147,
  AccountNames1764000000148,
  ScheduledAudiences1764000000152,
  CancelledMails1764000000153,
  ContactSince1764000000154,
  SecurityEvents1764000000170,
  RememberedNames1764000000220,
  NamesWithoutApostrophes1764000000221,
  UnansweredMails1764000000222,
];
