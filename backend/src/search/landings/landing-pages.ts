import { Injectable } from '@nestjs/common';
import type { Currency } from '#common/kernel/currencies.js';
import type { Operation } from '#common/kernel/operations.js';
import { PERIODS, WHOLE_PERIOD, type PeriodId } from '#common/pricing/periods.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf } from '#platform/database/rows.js';
import { LandingMemory, SCAN_TIMEOUT } from './landing-memory.js';
import { SearchReferencesQuery } from '../questions/search-references.js';
import { leadSlot, WHOLE_YEAR_SLOT } from '../../listings/rows/public.js';

/** Number of listings and prices of a town, type and season, or of a zone and type. */
export interface LandingPage {
  operation: Operation;
  /** Null for all towns. */
  town: string | null;
  /** Name; null for the whole town. */
  zone: string | null;
  /** Null for all types. */
  type: PropertyTypeId | null;
  /** Null for all seasons. */
  period: PeriodId | null;
  listings: number;
  /** Lowest and highest free price in the currency that most of the listings have; null without a free price. */
  prices: { currency: Currency; from: number; to: number } | null;
  /** Day of the newest notice: `2026-11-21`. */
  day: string;
}

interface Row extends Omit<LandingPage, 'prices' | 'period' | 'zone'> {
  zone: number | null;
  period: number;
  ars: number;
  ars_from: string | null;
  ars_to: string | null;
  usd: number;
  usd_from: string | null;
  usd_to: string | null;
}

const ALL_SEASONS = 0;
/**
 * For each season: its id, the slot that is filled if a listing has a price in it, and the slot of the price of the whole period
 * (`leadSlot`).
 */
const SLOTS = [
  { period: ALL_SEASONS, counted: 1, priced: 1 },
  ...PERIODS.map(({ id }) => ({
    period: id,
    counted: leadSlot({ period: id, fraction: null }),
    priced: leadSlot({ period: id, fraction: WHOLE_PERIOD }),
  })),
];

/** Counts and prices of the landing pages: town × type × season, then zone × type. Computed from the search rows and cached (`LandingMemory`). */
@Injectable()
export class LandingPages {
  private readonly memory = new LandingMemory(() => this.read());

  constructor(
    private readonly reads: VisitorReads,
    private readonly references: SearchReferencesQuery,
  ) {}

  /** The result may be older than the search results (`LandingMemory`). */
  all(): Promise<readonly LandingPage[]> {
    return this.memory.current();
  }

  private async read(): Promise<LandingPage[]> {
    const rows = await this.reads.run((manager) =>
      manager.transaction(async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '${SCAN_TIMEOUT}'`);
        const slots = [
          SLOTS.map(({ period }) => period),
          SLOTS.map(({ counted }) => counted),
          SLOTS.map(({ priced }) => priced),
        ];
        return [
          ...(await rowsOf<Row>(tx, OF_TOWNS, [...slots, SEARCH_TOWNS])),
          ...(await rowsOf<Row>(tx, OF_ZONES, slots)),
        ];
      }),
    );
    const { zones } = await this.references.current();
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    return rows.flatMap(({ zone: id, ...row }) => {
      const zone = id === null ? null : names.get(id);
      // A zone that was removed since is in no search.
      return zone === undefined ? [] : pageOf({ ...row, zone });
    });
  }
}

/**
 * A free price is above 1: 1 is 'Consultar', a rented one is negative. Over all seasons prices are per night, so that of a listing that has
 * only a price per month, for the whole year, is left out.
 */
const isCounted = (column: string): string => `${column}[p.priced] > 1
    AND NOT (p.period = ${ALL_SEASONS} AND ${column}[p.priced] = coalesce(${column}[${WHOLE_YEAR_SLOT}], 0))`;

const FACTS = `s.property_type AS type, p.period, count(*)::int AS listings,
         to_char(max(s.published_at), 'YYYY-MM-DD') AS day,
         count(*) FILTER (WHERE ${isCounted('s.lead_ars')})::int AS ars,
         min(s.lead_ars[p.priced]) FILTER (WHERE ${isCounted('s.lead_ars')}) AS ars_from,
         max(s.lead_ars[p.priced]) FILTER (WHERE ${isCounted('s.lead_ars')}) AS ars_to,
         count(*) FILTER (WHERE ${isCounted('s.lead_usd')})::int AS usd,
         min(s.lead_usd[p.priced]) FILTER (WHERE ${isCounted('s.lead_usd')}) AS usd_from,
         max(s.lead_usd[p.priced]) FILTER (WHERE ${isCounted('s.lead_usd')}) AS usd_to
  FROM search s JOIN unnest($1::int[], $2::int[], $3::int[]) AS p(period, counted, priced)`;

const OF_TOWNS = `
  SELECT s.operation, s.town, NULL AS zone, ${FACTS}
    ON p.period = ${ALL_SEASONS} OR s.lead_ars[p.counted] IS NOT NULL OR s.lead_usd[p.counted] IS NOT NULL
  WHERE s.town = ANY($4)
  GROUP BY GROUPING SETS ((s.operation, s.town, s.property_type, p.period), (s.operation, s.town, p.period),
                          (s.operation, s.property_type, p.period), (s.operation, p.period))
  ORDER BY s.operation, s.town, s.property_type, p.period`;

const OF_ZONES = `
  SELECT s.operation, s.town, s.zone_id AS zone, ${FACTS} ON p.period = ${ALL_SEASONS}
  WHERE s.zone_id IS NOT NULL
  GROUP BY GROUPING SETS ((s.operation, s.town, s.zone_id, s.property_type, p.period), (s.operation, s.town, s.zone_id, p.period))
  ORDER BY s.operation, s.town, s.zone_id, s.property_type`;

function pageOf({
  operation,
  town,
  zone,
  type,
  period,
  listings,
  day,
  ...row
}: Omit<Row, 'zone'> & Pick<LandingPage, 'zone'>): LandingPage {
  const currency = row.usd > row.ars ? 'USD' : 'ARS';
  const [from, to] = currency === 'USD' ? [row.usd_from, row.usd_to] : [row.ars_from, row.ars_to];
  return {
    operation,
    town,
    zone,
    type,
    period: period === ALL_SEASONS ? null : (period as PeriodId),
    listings,
    prices: from && to ? { currency, from: Number(from), to: Number(to) } : null,
    day,
  };
}
