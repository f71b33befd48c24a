import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { ListOrder } from '#common/kernel/calls/list-order.js';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import type { ListMark } from '#common/listings/desk/list-marks.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import type { Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { ClientSummaryAnswer } from '#common/listings/desk/desk-calls.js';
import { oneRow, rowOf, rowsOf } from '#platform/database/rows.js';
import { escapeLike, SqlBuilder } from '#platform/database/sql-builder.js';
import { SITE_TODAY, startOfDay } from '#platform/database/site-time.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { mailRefusalOf } from '#platform/mail/refused-addresses.js';
import type { MailRefusalWire } from '#common/kernel/mail-refusal.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { ContactSearch, Dnis } from '../../contacts/public.js';
import { Prices, type Price, rentalPrices, Season } from '../../pricing/public.js';
import { addHalfCondition, type HalfFilter } from './half-availability.js';
import { addWordsCondition } from './notice-words.js';
import { PENDING_SINCE } from '../resubmission/resubmissions.js';
import { MARK_CONDITIONS } from './list-marks.js';
import { listOrderSql } from './list-order.js';
import { featuredEndOf, hasEnded, isPaidAt, owesPayment } from '../core/paid-days.js';
import { nextEnd } from '../plans/plan-ends.js';
import { sameTextOf } from '../core/same-text.js';
import { ANY_PRICE, leadFor } from '../rows/search-lead.js';

export interface AdminListFilters extends PageRequest {
  status: ListingStatus;
  operation: 'rental' | 'sale' | null;
  /** Part of a name, address or phone, ignoring case and accents, or a DNI. */
  name: string | null;
  code: string | null;
  /** Words of title, text and street. */
  words: string | null;
  featured: boolean;
  photos: boolean | null;
  paid: boolean | null;
  /** Whether the owner's address is confirmed. */
  confirmed: boolean | null;
  /** `2026-11-21`, a day in Argentina's time zone. */
  createdOn: string | null;
  town: string | null;
  half: HalfFilter | null;
  mark: ListMark | null;
  /** Null for the list's own order. */
  order: ListOrder | null;
}

interface FoundIds {
  ids: number[];
  total: number;
}

/** A row of the list's SQL query, without its attributes (`attributesOfRow`). */
interface AdminRow {
  id: number;
  publication_number: number | null;
  code: string | null;
  contact_id: number;
  status: ListingStatus;
  operation: Operation;
  property_type: PropertyTypeId;
  featured: boolean;
  business_name: string | null;
  notes: string;
  created_at: Date;
  approved_at: Date | null;
  paused_at: Date | null;
  season_lapsed_at: Date | null;
  first_name: string;
  last_name: string;
  plan: Plan;
  /** `2027-08-31` */
  plan_end: string | null;
  /** Last day of the featured position. */
  featured_end: string | null;
  /** Last day of the plan. */
  paid_until: string | null;
  paid: boolean;
  town: string;
  street: string;
  street_number: string;
  floor: string;
  apartment: string;
  province: string;
  country: string;
  whatsapp_inquiries: number | null;
  email_inquiries: number | null;
  views: number | null;
  images: number;
  cover: string | null;
  cover_widths: number | null;
  confirmed: boolean;
  same_text: number;
  /** Reason of the rejection; null for listings that are not rejected. */
  reason: string | null;
  blacklisted: boolean;
  mail_refusal: MailRefusalWire | null;
  /** Whether the owner has corrected it since its rejection. */
  corrected: boolean;
  /** Of a pending listing; of others the moment of their creation. */
  waiting_since: Date;
}

/** A row with the price that represents the listing. */
export interface AdminListItem {
  row: AdminRow;
  lead: LeadPrice;
}

interface AdminListPage {
  items: AdminListItem[];
  total: number;
}

/** The operator's lists of listings by status, filtered and paged in SQL. */
@Injectable()
export class AdminListings {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
    private readonly season: Season,
    private readonly contactSearch: ContactSearch,
    private readonly dnis: Dnis,
  ) {}

  async page(filters: AdminListFilters): Promise<AdminListPage> {
    const sql = new SqlBuilder();
    addAdminConditions(sql, filters, this.season.current());
    if (filters.name) (await this.contactSearch.conditionFor(filters.name))(sql, 'p');
    if (filters.words) await addWordsCondition(sql, this.database, { ...filters, words: filters.words });
    const { ids, total } = isText(filters)
      ? await this.findText(sql, filters)
      : await this.find(sql, filters);
    const rows = await rowsOf<AdminRow>(
      this.database,
      `SELECT l.*, p.first_name, p.last_name, c.plan, c.paid, CASE WHEN l.paid THEN to_char(${nextEnd('l')}, 'YYYY-MM-DD') END AS plan_end, to_char(${featuredEndOf('l')}, 'YYYY-MM-DD') AS featured_end, to_char(l.paid_until, 'YYYY-MM-DD') AS paid_until, o.town, o.street, o.street_number, o.floor, o.apartment, o.province, o.country,
              t.whatsapp_inquiries, t.email_inquiries, t.views, i.images, i.cover, i.cover_widths, ${sameTextOf('l')} AS same_text, r.reason, ${isBlacklisted('p.email')} AS blacklisted, ${mailRefusalOf('p.email')} AS mail_refusal,
              l.status = 'pending' AND EXISTS (SELECT FROM listing_resubmissions x WHERE x.listing_id = l.id) AS corrected,
              CASE WHEN l.status = 'pending' THEN ${PENDING_SINCE} ELSE l.created_at END AS waiting_since
       FROM unnest($1::int[]) WITH ORDINALITY AS page (id, place)
       JOIN listings l ON l.id = page.id
       JOIN offered_contacts p ON p.id = l.contact_id
       JOIN offered_contracts c ON c.listing_id = l.id
       JOIN locations o ON o.listing_id = l.id
       LEFT JOIN offered_listing_stats t ON t.listing_id = l.id
       LEFT JOIN LATERAL (
         SELECT count(*)::int AS images, (array_agg(storage_key ORDER BY position))[1] AS cover,
                (array_agg(widths[1] ORDER BY position))[1] AS cover_widths
         FROM offered_photos WHERE listing_id = l.id AND status = 'ready') i ON true
       LEFT JOIN LATERAL (
         SELECT reason FROM listing_rejections WHERE listing_id = l.id AND l.status = 'rejected' ORDER BY id DESC LIMIT 1) r ON true
       ORDER BY page.place`,
      [ids],
    );
    return { items: await this.withLeads(rows), total };
  }

  private async withLeads(rows: readonly AdminRow[]): Promise<AdminListItem[]> {
    const ids = rows.map(({ id }) => id);
    const prices = await this.prices.ofMany(this.database.manager, ids);
    const pricesOf = new Map(ids.map((id): [number, Price[]] => [id, []]));
    for (const price of prices) pricesOf.get(price.listingId)!.push(price);
    const context = {
      season: this.season.current(),
      dollarRate: null,
    };
    return rows.map((row) => {
      const own = pricesOf.get(row.id)!;
      const salePrice = row.operation === 'sale' ? (own[0] ?? null) : null;
      const { operation, property_type: propertyType } = row;
      const facts = { operation, propertyType, salePrice, rentalPrices: rentalPrices(own) };
      return { row, lead: leadFor(facts, ANY_PRICE, context) };
    });
  }

  /** Count and page use one index that covers these filters. An order by a column reads every matching listing, as the count does. */
  private async find(sql: SqlBuilder, filters: AdminListFilters): Promise<FoundIds> {
    const { join, order } = orderOf(filters);
    return oneRow<FoundIds>(
      this.database,
      `SELECT (SELECT count(*)::int FROM listings l WHERE ${sql.text}) AS total,
              ARRAY (SELECT l.id FROM listings l ${join} WHERE ${sql.text} ORDER BY ${order} ${limitOf(sql, filters)}) AS ids`,
      sql.values,
    );
  }

  /** Text matching is the most expensive part, so it is done once for both the count and the page. */
  private async findText(sql: SqlBuilder, filters: AdminListFilters): Promise<FoundIds> {
    const contacts = filters.name ? 'JOIN offered_contacts p ON p.id = l.contact_id' : '';
    const { join, order } = orderOf(filters);
    return oneRow<FoundIds>(
      this.database,
      `WITH l AS MATERIALIZED (SELECT l.id, l.confirmed, l.created_at, l.code, l.publication_number, l.contact_id, l.featured, l.paid, l.paid_until, l.featured_until FROM listings l ${contacts} WHERE ${sql.text})
       SELECT (SELECT count(*)::int FROM l) AS total,
              ARRAY (SELECT l.id FROM l ${join} ORDER BY ${order} ${limitOf(sql, filters)}) AS ids`,
      sql.values,
    );
  }

  async count(status: ListingStatus): Promise<number> {
    const { total } = await oneRow<{ total: number }>(
      this.database,
      'SELECT count(*)::int AS total FROM listings WHERE status = $1',
      [status],
    );
    return total;
  }

  /**
   * Number, ids and codes of the active listings of the owner with a DNI, the number of those that the limit on free ones counts, and the
   * owner's contact data; null without a contact.
   */
  async clientSummary(dni: string): Promise<ClientSummaryAnswer['resumen']> {
    const matches = await this.dnis.matches(dni);
    const rows = await rowsOf<{ id: number; codigo: string | null; active: boolean; free: boolean }>(
      this.database,
      `SELECT id, code AS codigo, status = 'active' AS active, NOT ${isPaidAt('l', SITE_TODAY)} AS free FROM listings l
       WHERE contact_id IN (SELECT owner_id FROM offered_contacts WHERE dni_match = ANY($1)) AND status IN ('pending', 'active') ORDER BY id`,
      [matches],
    );
    const contacto = await rowOf<NonNullable<ClientSummaryAnswer['resumen']['contacto']>>(
      this.database,
      `SELECT id AS "idContacto", first_name AS nombre, last_name AS apellido, mobile AS celular, email
       FROM offered_contacts WHERE id IN (SELECT owner_id FROM offered_contacts WHERE dni_match = ANY($1)) ORDER BY id DESC LIMIT 1`,
      [matches],
    );
    const active = rows.filter((row) => row.active);
    return {
      altas: active.length,
      codigosAltas: active.map(({ id, codigo }) => ({ id, codigo: codigo! })),
      gratuitos: rows.filter(({ free }) => free).length,
      contacto: contacto ?? null,
    };
  }
}

function isText({ name, code, words }: AdminListFilters): boolean {
  return name !== null || code !== null || words !== null;
}

/** Without an order: pending listings of confirmed owners first, the oldest first; rejected ones newest first; others by their approval, newest first. */
const OWN_ORDERS: Readonly<Record<ListingStatus, string>> = {
  pending: 'l.confirmed DESC, l.created_at, l.id',
  rejected: 'l.id DESC',
  active: 'l.publication_number DESC',
  withdrawn: 'l.publication_number DESC',
};

function orderOf({ status, order }: AdminListFilters): { join: string; order: string } {
  return order ? listOrderSql(order, status) : { join: '', order: OWN_ORDERS[status] };
}

function limitOf(sql: SqlBuilder, filters: AdminListFilters): string {
  return `LIMIT ${sql.value(filters.pageSize)} OFFSET ${sql.value(offsetOf(filters))}`;
}

function addAdminConditions(sql: SqlBuilder, filters: AdminListFilters, season: SeasonDay): void {
  sql.where(`l.status = ${sql.value(filters.status)}`);
  if (filters.operation) sql.where(`l.operation = ${sql.value(filters.operation)}`);
  if (filters.code) sql.where(`l.code LIKE '%' || upper(${sql.value(escapeLike(filters.code))}) || '%'`);
  // The public featured state, for the star of the list (`countsAsFeatured`).
  if (filters.featured) sql.where(`l.featured AND l.paid AND NOT ${hasEnded('l', SITE_TODAY)}`);
  if (filters.paid !== null) sql.where(filters.paid ? 'l.paid' : owesPayment('l'));
  if (filters.confirmed !== null) sql.where(filters.confirmed ? 'l.confirmed' : 'NOT l.confirmed');
  if (filters.photos !== null) sql.where(filters.photos ? 'l.has_photos' : 'NOT l.has_photos');
  if (filters.town)
    sql.where(
      `EXISTS (SELECT FROM locations o WHERE o.listing_id = l.id AND o.town = ${sql.value(filters.town)})`,
    );
  if (filters.mark) sql.where(MARK_CONDITIONS[filters.mark]);
  if (filters.half) addHalfCondition(sql, filters.half, season);
  if (filters.createdOn) {
    const day = sql.value(filters.createdOn);
    sql.where(`l.created_at >= ${startOfDay(day)} AND l.created_at < ${startOfDay(day)} + interval '1 day'`);
  }
}
