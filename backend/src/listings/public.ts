export { ListingsDataModule } from './listings.module.js';
export { buildSearchRow } from './http/presenters/search-row.presenter.js';
export type { ListingParts } from './http/presenters/card.presenter.js';
export { Listing } from './data/listing.entity.js';
export { Location } from './data/location.entity.js';
export { ListingAmenity } from './data/listing-amenity.entity.js';
export { SearchRow } from './data/search-row.entity.js';
export { ListingsOfContact } from './data/listings-of-contact.js';
export { ListingOwners, type ListingOwner } from './data/listing-owners.js';
