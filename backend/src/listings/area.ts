import type { Area } from '#platform/database/area.js';
import { Amenity } from './amenities/amenity.entity.js';
import { GeocodedAddress } from './location/geocoded-address.entity.js';
import { ATTRIBUTE_COLUMNS } from './core/attribute-columns.js';
import { ListingAmenity } from './core/listing-amenity.entity.js';
import { Listing } from './core/listing.entity.js';
import { Location } from './location/location.entity.js';
import { Rejection } from './review/rejection.entity.js';
import { SearchRow } from './rows/search-row.entity.js';
import { Image } from './pictures/image.entity.js';
import { ProposedImage } from './pictures/proposed-image.entity.js';
import { ADDRESSES_SWEEP } from './location/geocoder.js';
import { DROPPED_SWEEP } from './photos/dropped-photos.js';
import { ORIGINS_SWEEP } from './submission/listing-origins.js';
import { ZoneRow } from './zones/public.js';
import { PROPOSALS_SWEEP } from './proposals/proposals.js';
import { RESUBMISSIONS_SWEEP } from './resubmission/resubmissions.js';

export const LISTINGS: Area = {
  tables: {
    amenities: { other: 'id name' },
    calendars: {
      erasure: 'deleted',
      personal: 'token address windows dismissed told',
      other: 'listing_id read_at attempts next_attempt_at fault told_at',
    },
    code_counters: { other: 'counter last' },
    dropped_publications: { other: 'id photos last_photo created_at' },
    former_amenity_names: { other: 'slug amenity_id' },
    former_codes: { other: 'code listing_id changed_at' },
    geocoded_addresses: {
      kept: 'Addresses without a person, for 90 days.',
      personal: 'query latitude longitude',
      other: 'asked_at',
    },
    images: {
      erasure: 'deleted',
      personal: 'storage_key blur alt original picture_hash',
      other:
        'id listing_id position status mark width height widths created_at attempts next_attempt_at last_error tried_since storage_faults correlation_id',
    },
    imported_listings: { other: 'listing_id batch code contact_is_new' },
    listing_amenities: { other: 'listing_id amenity_id' },
    listing_origins: { erasure: 'deleted', personal: 'network', other: 'listing_id created_at' },
    listing_rejections: {
      erasure: 'deleted',
      personal: 'reason',
      other: 'id listing_id notified created_at batch',
    },
    listing_resubmissions: {
      erasure: 'deleted',
      personal: 'reason rejected_form',
      other: 'id listing_id created_at',
    },
    listings: {
      erasure: 'deleted',
      personal: 'business_name phone email notes verification',
      other: `${ATTRIBUTE_COLUMNS.join(' ')} id contact_id operation property_type status code publication_number featured created_at updated_at approved_at version paid has_photos confirmed paid_until featured_until end_told paused_at link_generation available_at availability_asked_at availability_asks season_lapsed_at lapse_told conditions`,
    },
    listings_to_announce: { other: 'listing_id held_at waiting_since correlation_id' },
    locations: {
      erasure: 'deleted',
      personal:
        'country province town street street_number floor apartment latitude longitude shown_latitude shown_longitude',
      other: 'id listing_id approximate',
    },
    proposed_changes: {
      erasure: 'deleted',
      personal: 'base proposed reason',
      other: 'id listing_id created_at decided_at published refused',
    },
    proposed_images: {
      erasure: 'deleted',
      personal: 'storage_key blur alt original picture_hash',
      other:
        'id listing_id position status mark width height widths created_at attempts next_attempt_at last_error tried_since storage_faults correlation_id ready_at',
    },
    removed_images: { erasure: 'deleted', personal: 'storage_key image', other: 'id listing_id removed_at' },
    search: {
      erasure: 'deleted',
      personal: 'town latitude longitude words facts',
      other: `${ATTRIBUTE_COLUMNS.join(' ')} listing_id code operation property_type amenities featured published_at rental_prices lead_ars lead_usd version metres_to_sea priced_area paid stay_terms least_nights linen utilities_included verified zone_id zone_change`,
    },
    search_changes: { other: 'listing_id change_number' },
    search_clock: { other: 'single change_number' },
    zone_changes: { other: 'id town south north west east changed_at' },
    zones: { other: 'id town name outline former_slugs version' },
  },
  entities: [
    Amenity,
    GeocodedAddress,
    ListingAmenity,
    Listing,
    Location,
    Rejection,
    SearchRow,
    Image,
    ProposedImage,
    ZoneRow,
  ],
  sweeps: [ADDRESSES_SWEEP, DROPPED_SWEEP, ORIGINS_SWEEP, PROPOSALS_SWEEP, RESUBMISSIONS_SWEEP],
};
