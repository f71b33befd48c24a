import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { comparedValue } from '#common/listings/attributes/attribute-values.js';
import { pricedArea } from '#common/listings/attributes/price-per-area.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Amenities } from '../amenities/public.js';
import { readZones } from '../zones/public.js';
import { Contracts } from '../../contracts/public.js';
import { Photos } from '../pictures/public.js';
import { Prices, Season } from '../../pricing/public.js';
import { packPrices } from './packed-prices.js';
import { searchFacts, type PublishedListing } from './search-facts.js';
import { ListingAmenity } from '../core/listing-amenity.entity.js';
import { Listing } from '../core/listing.entity.js';
import { Location } from '../location/location.entity.js';
import { SearchRow } from './search-row.entity.js';

/** Builds search rows from the stored listings, with one statement per table for any number of listings, all in one round trip. */
@Injectable()
export class SearchRowBuilder {
  constructor(
    private readonly season: Season,
    private readonly contracts: Contracts,
    private readonly prices: Prices,
    private readonly photos: Photos,
    private readonly amenities: Amenities,
  ) {}

  /** Rows of the active listings among those given. */
  async build(tx: Transaction, ids: readonly number[]): Promise<SearchRow[]> {
    const ofThese = { listingId: In([...ids]) };
    const [listings, locations, contracts, prices, priorPrices, images, offers, zoneMap] =
      await inOneRoundTrip(
        tx.getRepository(Listing).findBy({ id: In([...ids]), status: 'active' }),
        tx.getRepository(Location).findBy(ofThese).then(byListing),
        this.contracts.ofMany(tx, ids).then(byListing),
        this.prices.ofMany(tx, ids).then(byListing),
        this.prices.priorOfMany(tx, ids),
        this.photos.readyOfMany(tx, ids).then(byListing),
        tx.getRepository(ListingAmenity).find({ where: ofThese, order: { amenityId: 'ASC' } }),
        readZones(tx),
      );
    const offered = byListing(offers);
    const amenityIds = [...new Set(offers.map(({ amenityId }) => amenityId))];
    const known = new Map(
      (await this.amenities.byIds(tx, amenityIds)).map((amenity) => [amenity.id, amenity]),
    );
    const season = this.season.current();
    return listings.map((listing) =>
      searchRow(
        {
          listing,
          location: locations(listing.id)[0]!,
          contract: contracts(listing.id)[0]!,
          prices: prices(listing.id),
          priorPrices: priorPrices.get(listing.id) ?? [],
          images: images(listing.id),
          amenities: offered(listing.id).flatMap(({ amenityId }) => known.get(amenityId) ?? []),
          zoneMap,
        },
        season,
      ),
    );
  }
}

export function searchRow(published: PublishedListing, season: SeasonDay): SearchRow {
  const { facts, amenityIds, rentalPrices, conditions, ...columns } = searchFacts(published, season);
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute.name, comparedValue(attribute, facts)]),
  );
  return Object.assign(new SearchRow(), attributes, conditions, columns, {
    listingId: facts.id,
    code: facts.code,
    operation: facts.operation,
    propertyType: facts.propertyType,
    town: facts.town,
    amenities: amenityIds,
    featured: facts.featured,
    paid: facts.paid,
    verified: facts.verified !== null,
    rentalPrices: packPrices(rentalPrices),
    latitude: facts.latitude,
    longitude: facts.longitude,
    metresToSea: facts.metresToSea,
    pricedArea: pricedArea(facts)?.metres ?? null,
    facts,
  });
}

/** Related rows of one listing. */
function byListing<Row extends { listingId: number }>(rows: readonly Row[]): (listingId: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.listingId);
    if (group) group.push(row);
    else groups.set(row.listingId, [row]);
  }
  return (listingId) => groups.get(listingId) ?? [];
}
