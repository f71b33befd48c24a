import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { OwnersToCallAnswer, OwnerToCallWire } from '#common/inquiries/demand-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Wanted } from './wanted.js';

const MOST_SHOWN = 10;

interface Candidate extends TitledListing {
  id: number;
  code: string;
  status: ListingStatus;
  isPaused: boolean;
  owner: string;
  total: number;
}

/** Finds the notices that a search without result would find, if their owners resumed them or gave them a price for the period. */
@Injectable()
export class OwnersToCall {
  constructor(private readonly database: DataSource) {}

  /** The most viewed ones, and how many there are. Budgets are not compared, because these notices have no price to compare them with. */
  async for({
    operation,
    town,
    propertyType,
    period,
    people,
  }: Wanted): Promise<Omit<OwnersToCallAnswer, 'success'>> {
    const rows = await rowsOf<Candidate>(
      this.database,
      `SELECT l.id, l.code, l.status, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms,
              o.town, l.paused_at IS NOT NULL AS "isPaused", p.first_name || ' ' || p.last_name AS owner, count(*) OVER ()::int AS total
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       LEFT JOIN offered_listing_stats s ON s.listing_id = l.id
       WHERE l.operation = $1 AND ($2 = '' OR o.town = $2) AND ($3 = 0 OR l.property_type = $3) AND coalesce(l.people, $5) >= $5
         AND ((l.status = 'withdrawn' AND l.paused_at IS NOT NULL)
           OR (l.status = 'active' AND $4 > 0
               AND NOT EXISTS (SELECT FROM offered_prices r WHERE r.listing_id = l.id AND r.period = $4)))
       ORDER BY s.views DESC NULLS LAST, l.id LIMIT ${MOST_SHOWN}`,
      [operation, town, propertyType, period, people],
    );
    return { total: rows[0]?.total ?? 0, avisos: rows.map(present) };
  }
}

function present(row: Candidate): OwnerToCallWire {
  return {
    idInmuebles: row.id,
    codigo: row.code,
    estado: STATUS_NAMES[row.status],
    title: listingTitle(row),
    duenio: row.owner,
    motivo: row.isPaused ? 'pausado' : 'sinPrecio',
  };
}
