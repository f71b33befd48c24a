import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import type { Operation } from '#common/kernel/operations.js';
import { FLAT, isHome, PROPERTY_TYPES, type PropertyTypeId } from '#common/listings/property-types.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowOf } from '#platform/database/rows.js';
import { Problem } from '#platform/process/problem.js';
import { WHOLE_SEASON } from '../../listings/rows/public.js';
import { kinAt, relatedPlaces, type Kin } from '../index/listed-places.js';
import type { CardList, ListedCards } from './card-list.js';
import { PublicCards } from './public-cards.js';

interface Origin {
  id: number;
  town: string;
  operation: Operation;
}

type Compared = Omit<Kin, 'alikeTypes'>;

/** `sizeFact` as SQL. */
const sizeOf = (listing: string) =>
  `(CASE ${listing}.property_type WHEN ${FLAT} THEN ${listing}.rooms ELSE ${listing}.bedrooms END)`;

/** Not rented for the whole season; a row without a price may be asked about. */
const IS_OFFERED = `coalesce(greatest(r.lead_ars[${WHOLE_SEASON}], r.lead_usd[${WHOLE_SEASON}]), 1) > 0`;

const HOMES = PROPERTY_TYPES.filter(({ id }) => isHome(id)).map(({ id }) => id);
const OTHERS = PROPERTY_TYPES.filter(({ id }) => !isHome(id)).map(({ id }) => id);

/**
 * Listings of the same operation and town: first those of the same type and size, then of the same type, then of other types of the same
 * group, so that no commercial property is listed among homes. Within each, featured listings come first. Homes that are rented for the whole
 * season are left out.
 */
@Injectable()
export class RelatedListings {
  constructor(
    private readonly reads: VisitorReads,
    private readonly cards: PublicCards,
  ) {}

  /** Listings related to a listing in any status, in the given town and of the given operation. */
  of(origin: Origin): CardList {
    return {
      fromIndex: (index) => {
        const place = index.placeOf(origin.id);
        if (place === undefined) return undefined;
        const compared = { ...kinAt(index, place), ...origin };
        return relatedPlaces(index, withGroup(compared), INTERNAL_LIMITS.relatedListings);
      },
      fromRows: async () => {
        const kin = await rowOf<Pick<Kin, 'type' | 'size'>>(
          this.reads,
          `SELECT l.property_type AS type, ${sizeOf('l')} AS size FROM listings l WHERE l.id = $1`,
          [origin.id],
        );
        return kin ? this.alike({ ...origin, ...kin }) : { cards: [], total: 0 };
      },
    };
  }

  /** `fromRows` throws Problem 'not-found' for a code that no public or withdrawn notice has. */
  ofCode(code: string): CardList {
    return {
      fromIndex: (index) => {
        const place = index.codes.placeOf(code);
        if (place === undefined) return undefined;
        return relatedPlaces(index, withGroup(kinAt(index, place)), INTERNAL_LIMITS.relatedListings);
      },
      fromRows: async () => {
        const origin = await rowOf<Compared>(
          this.reads,
          `SELECT l.id, l.operation, l.property_type AS type, ${sizeOf('l')} AS size, p.town FROM listings l
           JOIN locations p ON p.listing_id = l.id WHERE l.code = $1 AND l.status IN ('active', 'withdrawn')`,
          [code],
        );
        if (!origin) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
        return this.alike(origin);
      },
    };
  }

  /** Each type is a short index scan that reads little more rows than could be shown. */
  private async alike({ id, town, operation, type, size }: Compared): Promise<ListedCards> {
    const ofType = (typed: string, condition = '') => `
      SELECT r.listing_id FROM search r
      WHERE r.operation = $1 AND r.town = $2 AND r.property_type = ${typed} AND r.listing_id <> $3 AND ${IS_OFFERED} ${condition}
      ORDER BY r.featured DESC, r.published_at DESC, r.listing_id DESC LIMIT $6`;
    const cards = await this.cards.select(
      `JOIN (
         SELECT listing_id, min(distance) AS distance FROM (
           SELECT listing_id, 0 AS distance FROM (${ofType('$4::smallint', `AND ${sizeOf('r')} = $5::smallint`)}) same_size
           UNION ALL SELECT listing_id, 1 FROM (${ofType('$4::smallint')}) same_type
           UNION ALL SELECT near.listing_id, 2 FROM unnest($7::smallint[]) AS t(type), LATERAL (${ofType('t.type')}) near
         ) found GROUP BY listing_id
       ) kin ON kin.listing_id = s.listing_id
       ORDER BY kin.distance, s.featured DESC, s.published_at DESC, s.listing_id DESC LIMIT $6`,
      [operation, town, id, type, size, INTERNAL_LIMITS.relatedListings, groupOf(type)],
    );
    return { cards, total: cards.length };
  }
}

function withGroup(compared: Compared): Kin {
  return { ...compared, alikeTypes: groupOf(compared.type) };
}

function groupOf(type: PropertyTypeId): readonly PropertyTypeId[] {
  return isHome(type) ? HOMES : OTHERS;
}
