import {
  leadsOfPeriod,
  leadOfRow,
  leadOfSale,
  leadsOfSeason,
  type LeadPrice,
} from '#common/pricing/lead-price.js';
import type { RentalPrice, SalePrice } from '#common/pricing/prices.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import { withTaken, type SeasonDay } from '#common/pricing/season/taken-nights.js';
import { LIMITS } from '#common/kernel/limits.js';
import { FRACTIONS, PERIODS, type FractionId, type PeriodId } from '#common/pricing/periods.js';

/**
 * Lead prices of a listing for every part of the season that a search can name, so that SQL and the memory index compare the same values as
 * `common/pricing/lead-price.ts`. The index into the arrays is `leadSlot`: one slot for the whole season or a sale, one per period, one per
 * price row. A free price is its amount, 'Consultar' is 1, a taken price is negative, null means no price. A slot is filled in at most one
 * of the two columns, except for nightly prices in both currencies.
 */
export interface LeadColumns {
  leadArs: (number | null)[];
  leadUsd: (number | null)[];
}

/** Part of the season that a search names. */
export interface LeadScope {
  period: PeriodId | null;
  fraction: FractionId | null;
}

/** Slot of the whole season, or of a sale. */
export const WHOLE_SEASON = 1;

/** Slot, from 1, of the lead price for a scope. */
export function leadSlot({ period, fraction }: LeadScope): number {
  if (!period) return WHOLE_SEASON;
  if (!fraction) return WHOLE_SEASON + period;
  return WHOLE_SEASON + PERIODS.length + (period - 1) * FRACTIONS.length + fraction;
}

/** Slot of 'Año Completo', whose price is per month. */
export const WHOLE_YEAR_SLOT = leadSlot({ period: WHOLE_YEAR, fraction: null });

export function leadColumns(
  listing: { operation: string; rentalPrices: readonly RentalPrice[]; salePrice: SalePrice | null },
  season: SeasonDay,
): LeadColumns {
  const columns: LeadColumns = { leadArs: [], leadUsd: [] };
  const put = (slot: number, lead: LeadPrice): void => {
    if (lead.state === 'none') return;
    (lead.currency === 'USD' ? columns.leadUsd : columns.leadArs)[slot - 1] = written(lead);
  };
  if (listing.operation === 'sale') put(WHOLE_SEASON, leadOfSale(listing.salePrice));
  const rentalPrices = withTaken(listing.rentalPrices, season);
  if (rentalPrices.length > 0) {
    for (const lead of leadsOfSeason(rentalPrices, season.calendar, season.today)) put(WHOLE_SEASON, lead);
  }
  for (const period of new Set(rentalPrices.map((row) => row.period)))
    for (const lead of leadsOfPeriod(rentalPrices, period, season))
      put(leadSlot({ period, fraction: null }), lead);
  for (const { period, fraction } of rentalPrices)
    put(leadSlot({ period, fraction }), leadOfRow(rentalPrices, period, fraction));
  return { leadArs: withoutHoles(columns.leadArs), leadUsd: withoutHoles(columns.leadUsd) };
}

function written(lead: Exclude<LeadPrice, { state: 'none' }>): number {
  if (lead.state === 'consult') return LIMITS.consultAmount;
  return lead.state === 'priced' ? lead.amount : -(lead.amount ?? LIMITS.consultAmount);
}

function withoutHoles(column: (number | null)[]): (number | null)[] {
  return Array.from(column, (value) => value ?? null);
}
