import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { MOST_ROLLED_NOTICES } from '#common/owners/renewal/rollover.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import type { RolloverNoMail, RolloverOmission } from '#common/owners/renewal/rollover-calls.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { proposedPrices } from '../../listings/public.js';
import { Prices } from '../../pricing/public.js';
import { NO_MAIL } from './no-mail.js';

/** Notices by their ids, or all public rentals of a town and a type; null stands for every town or type. */
export type RolloverSelection =
  | { ids: readonly number[] }
  | { town: string | null; propertyType: PropertyTypeId | null };

/** A notice whose owner is asked. */
export interface ChosenNotice {
  id: number;
  code: string;
  title: string;
  owner: string;
  mobile: string;
  email: string;
  noMail: RolloverNoMail | null;
  prices: ProposedPriceWire[];
}

export interface Chosen {
  notices: ChosenNotice[];
  /** Why each of the other chosen ones is left out. */
  omitted: RolloverOmission[];
}

interface Row extends TitledListing, Omit<ChosenNotice, 'title' | 'prices'> {
  status: ListingStatus;
  isAsked: boolean;
}

/** The notices of a selection, and why others are left out. */
@Injectable()
export class ChosenNotices {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
  ) {}

  /** At most one notice more than a roll-over may have, in the order of their owners' names. */
  async read(selection: RolloverSelection, database: Database = this.database): Promise<Chosen> {
    const sql = selectedBy(selection);
    const rows = await rowsOf<Row>(
      database,
      `SELECT l.id, l.code, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, o.town,
              l.status, p.first_name || ' ' || p.last_name AS owner, p.mobile, p.email, ${NO_MAIL} AS "noMail",
              EXISTS (SELECT FROM rollover_drafts d WHERE d.listing_id = l.id AND d.state = 'waiting') AS "isAsked"
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id JOIN offered_contacts p ON p.id = l.contact_id
       WHERE ${sql.text} ORDER BY fold(p.last_name), fold(p.first_name), l.contact_id, l.id LIMIT ${MOST_ROLLED_NOTICES + 1}`,
      sql.values,
    );
    const pricesOf = await this.pricesOf(rows.map(({ id }) => id));
    const chosen: Chosen = { notices: [], omitted: [] };
    for (const row of rows) {
      const prices = pricesOf.get(row.id) ?? [];
      const omission = omissionOf(row, prices);
      if (omission) chosen.omitted.push(omission);
      else chosen.notices.push({ ...row, title: listingTitle(row), prices });
    }
    return chosen;
  }

  private async pricesOf(ids: readonly number[]): Promise<Map<number, ProposedPriceWire[]>> {
    const found = new Map<number, ProposedPriceWire[]>();
    for (const price of await this.prices.ofMany(this.database.manager, ids)) {
      const prices = found.get(price.listingId) ?? [];
      found.set(price.listingId, [...prices, ...proposedPrices([price])]);
    }
    return found;
  }
}

function selectedBy(selection: RolloverSelection): SqlBuilder {
  const sql = new SqlBuilder();
  if ('ids' in selection) {
    sql.where(`l.id = ANY(${sql.value(selection.ids)})`);
    return sql;
  }
  const { town, propertyType } = selection;
  sql.where(`l.status = 'active' AND l.operation = 'rental'`);
  if (town) sql.where(`o.town = ${sql.value(town)}`);
  if (propertyType) sql.where(`l.property_type = ${sql.value(propertyType)}`);
  return sql;
}

function omissionOf(
  { operation, status, isAsked }: Row,
  prices: readonly ProposedPriceWire[],
): RolloverOmission | undefined {
  if (operation === 'sale') return 'venta';
  if (status !== 'active') return 'noPublicado';
  if (isAsked) return 'enOtra';
  if (prices.length === 0) return 'sinPrecios';
  return undefined;
}
