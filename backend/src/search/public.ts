export { SearchDataModule, SearchModule } from './search.module.js';
export { presentStay } from './cards/stay.presenter.js';
export { presentLanding } from './landings/landing.presenter.js';
export { IndexFeed } from './index/index-feed.js';
export { LandingPages } from './landings/landing-pages.js';
export { SearchListings } from './results/search-listings.js';
export { FewListings, type FewSearched, type FoundListing } from './index/few-listings.js';
export { LAST_PART, sheetParts, sheetsOfPart } from './landings/sitemap-sheets.js';
