import * as accounts from './accounts/account-calls.js';
import * as adminListings from './listings/desk/desk-calls.js';
import * as alerts from './inquiries/alerts/alert-calls.js';
import * as amenities from './listings/amenities/amenity-calls.js';
import * as apiDocument from './site/api-document-calls.js';
import * as averages from './pricing/averages/average-calls.js';
import * as blacklist from './blacklist/blacklist-calls.js';
import * as calendars from './listings/calendars/calendar-calls.js';
import * as contacts from './contacts/contact-calls.js';
import * as decisions from './listings/review/decision-calls.js';
import * as income from './contracts/income-calls.js';
import * as review from './listings/review/review-calls.js';
import * as demand from './inquiries/demand-calls.js';
import * as directories from './search/cards/directory-calls.js';
import * as dollar from './pricing/averages/dollar-calls.js';
import * as edits from './listings/editing/edit-calls.js';
import * as geocoding from './listings/location/geocoding-calls.js';
import * as health from './operations/health-calls.js';
import * as importing from './listings/importing/import-calls.js';
import * as inquiries from './inquiries/inquiry-calls.js';
import * as prices from './pricing/price-calls.js';
import * as contracts from './contracts/contract-calls.js';
import * as listingStats from './stats/listing-stats-calls.js';
import * as listings from './search/cards/card-calls.js';
import * as sheet from './search/sheet/sheet-calls.js';
import * as live from './stats/live-calls.js';
import * as maps from './search/map/map-calls.js';
import * as options from './site/options/option-calls.js';
import * as ownAccount from './accounts/own-account-calls.js';
import * as newsletter from './newsletter/newsletter-calls.js';
import * as news from './newsletter/news/news-calls.js';
import * as personalData from './owners/personal-data/personal-data-calls.js';
import * as notes from './owners/notes/note-calls.js';
import * as ownerAccess from './owners/link/owner-access-calls.js';
import * as ownerInquiries from './owners/link/owner-inquiry-calls.js';
import * as ownerPhotos from './listings/photos/owner-photo-calls.js';
import * as owners from './owners/owner-calls.js';
import * as photos from './listings/photos/photo-calls.js';
import * as proposals from './listings/proposals/proposal-calls.js';
import * as publication from './listings/publication/publication-calls.js';
import * as publicationPhotos from './listings/photos/publication-photo-calls.js';
import * as reports from './inquiries/reports/report-calls.js';
import * as rollovers from './owners/renewal/rollover-calls.js';
import * as resubmission from './listings/resubmission/resubmission-calls.js';
import * as search from './search/query/search-calls.js';
import * as landings from './search/landings/landing-calls.js';
import * as passkeys from './accounts/passkey-calls.js';
import * as secondFactor from './accounts/second-factor-calls.js';
import * as security from './accounts/security/security-calls.js';
import * as session from './accounts/session-calls.js';
import * as statistics from './stats/statistics-calls.js';
import * as support from './newsletter/support/support-calls.js';
import * as tariffs from './contracts/tariff-calls.js';
import * as templates from './newsletter/templates/template-calls.js';
import * as today from './stats/today-calls.js';
import * as audit from './accounts/audit/audit-calls.js';
import * as downloads from './operations/download-calls.js';
import * as mailLedger from './operations/mail-ledger-calls.js';
import * as seasonCleaning from './pricing/season/season-cleaning-calls.js';
import * as system from './operations/system-calls.js';
import * as unfinished from './operations/unfinished-calls.js';
import * as zones from './listings/zones/zone-calls.js';

const EXPORTED = {
  ...accounts,
  ...adminListings,
  ...alerts,
  ...amenities,
  ...apiDocument,
  ...averages,
  ...blacklist,
  ...calendars,
  ...contacts,
  ...decisions,
  ...income,
  ...review,
  ...demand,
  ...directories,
  ...dollar,
  ...edits,
  ...geocoding,
  ...health,
  ...importing,
  ...inquiries,
  ...prices,
  ...contracts,
  ...listingStats,
  ...listings,
  ...sheet,
  ...live,
  ...maps,
  ...newsletter,
  ...news,
  ...notes,
  ...options,
  ...ownAccount,
  ...ownerAccess,
  ...ownerInquiries,
  ...ownerPhotos,
  ...owners,
  ...personalData,
  ...photos,
  ...proposals,
  ...publication,
  ...publicationPhotos,
  ...reports,
  ...rollovers,
  ...resubmission,
  ...search,
  ...landings,
  ...passkeys,
  ...secondFactor,
  ...security,
  ...session,
  ...statistics,
  ...support,
  ...tariffs,
  ...templates,
  ...today,
  ...audit,
  ...downloads,
  ...mailLedger,
  ...seasonCleaning,
  ...system,
  ...unfinished,
  ...zones,
};

type Exported = typeof EXPORTED;
export type CallName = {
  [Name in keyof Exported]: Exported[Name] extends { readonly path: string } ? Name : never;
}[keyof Exported];

/** The files export lists of words too. */
const isCall = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'path' in exported;

/** Every call of the API by name. Only tests read it; the browser must not, because it would then bundle them all. */
export const ALL_CALLS = Object.fromEntries(
  Object.entries(EXPORTED).filter(([, exported]) => isCall(exported)),
) as Pick<Exported, CallName>;
