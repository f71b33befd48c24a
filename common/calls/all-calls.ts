import * as accounts from './accounts.js';
import * as adminListings from './admin-listings.js';
import * as alerts from './alerts.js';
import * as amenities from './amenities.js';
import * as apiDocument from './api-document.js';
import * as averages from './averages.js';
import * as blacklist from './blacklist.js';
import * as contacts from './contacts.js';
import * as decisions from './decisions.js';
import * as income from './income.js';
import * as review from './review.js';
import * as demand from './demand.js';
import * as directories from './directories.js';
import * as dollar from './dollar.js';
import * as edits from './edits.js';
import * as geocoding from './geocoding.js';
import * as health from './health.js';
import * as inquiries from './inquiries.js';
import * as prices from './prices.js';
import * as contracts from './contracts.js';
import * as listingStats from './listing-stats.js';
import * as listings from './listings.js';
import * as sheet from './sheet.js';
import * as live from './live.js';
import * as maps from './maps.js';
import * as ownAccount from './own-account.js';
import * as newsletter from './newsletter.js';
import * as news from './news.js';
import * as personalData from './personal-data.js';
import * as notes from './notes.js';
import * as ownerAccess from './owner-access.js';
import * as ownerInquiries from './owner-inquiries.js';
import * as ownerPhotos from './owner-photos.js';
import * as owners from './owners.js';
import * as photos from './photos.js';
import * as proposals from './proposals.js';
import * as publication from './publication.js';
import * as reports from './reports.js';
import * as rollovers from './rollovers.js';
import * as resubmission from './resubmission.js';
import * as search from './search.js';
import * as landings from './landings.js';
import * as passkeys from './passkeys.js';
import * as secondFactor from './second-factor.js';
import * as security from './security.js';
import * as session from './session.js';
import * as statistics from './statistics.js';
import * as support from './support.js';
import * as templates from './templates.js';
import * as today from './today.js';
import * as audit from './audit.js';
import * as downloads from './downloads.js';
import * as mailLedger from './mail-ledger.js';
import * as seasonCleaning from './season-cleaning.js';
import * as system from './system.js';
import * as unfinished from './unfinished.js';

/** Every call of the API by name. Only tests read it; the browser must not, because it would then bundle them all. */
export const ALL_CALLS = {
  ...accounts,
  ...adminListings,
  ...alerts,
  ...amenities,
  ...apiDocument,
  ...averages,
  ...blacklist,
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
  ...ownAccount,
  ...ownerAccess,
  ...ownerInquiries,
  ...ownerPhotos,
  ...owners,
  ...personalData,
  ...photos,
  ...proposals,
  ...publication,
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
  ...templates,
  ...today,
  ...audit,
  ...downloads,
  ...mailLedger,
  ...seasonCleaning,
  ...system,
  ...unfinished,
};

export type CallName = keyof typeof ALL_CALLS;
