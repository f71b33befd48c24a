import type { Currency } from '../kernel/currencies.js';
import { period, WHOLE_PERIOD, type FractionId, type PeriodId } from './periods.js';
import type { Day } from '../kernel/time/days.js';
import {
  CONSULT,
  formatPrice,
  isConsult,
  pricePer,
  RENTED,
  type OfferedPrice,
  type SalePrice,
} from './prices.js';
import { type SeasonCalendar } from './season/season-calendar.js';
import { WHOLE_YEAR } from './season/season-parts.js';
import type { SeasonDay } from './season/taken-nights.js';
import type { StayQuote } from './stays/stay.js';
import { counted } from '../kernel/text.js';

/** Unit of a lead price. */
export type PriceUnit =
  | { kind: 'sale' }
  /** One price row: `por la 1.ª quincena de enero`. 'Año Completo' counts as a row, priced per month. */
  | { kind: 'row'; period: PeriodId; fraction: FractionId }
  /** The lowest price per night over the season or a month: `desde … por noche`. */
  | { kind: 'night'; isByDay?: true }
  /** A whole stay. */
  | { kind: 'stay'; nights: number; isByDay?: true };

/** The one price that represents a listing in cards, sorting, price ranges, map pins, sheet and share texts. */
export type LeadPrice =
  | {
      state: 'priced';
      amount: number;
      currency: Currency;
      unit: PriceUnit;
      /** The higher amount that was asked before, if it dropped lately. */
      prior?: number;
    }
  /** On request; with the row, if one was asked for. */
  | { state: 'consult'; unit: PriceUnit | null; currency?: Currency }
  | { state: 'rented'; unit: PriceUnit | null; amount?: number; currency?: Currency }
  | { state: 'none' };

export function leadOfSale(price: SalePrice | null): LeadPrice {
  if (!price) return { state: 'none' };
  return isConsult(price.amount)
    ? { state: 'consult', unit: { kind: 'sale' }, currency: price.currency }
    : { state: 'priced', ...pick(price), unit: { kind: 'sale' } };
}

export function leadOfRow(rows: readonly OfferedPrice[], period: PeriodId, fraction: FractionId): LeadPrice {
  const row = rows.find((candidate) => candidate.period === period && candidate.fraction === fraction);
  return row ? leadOf(row) : { state: 'none' };
}

/**
 * The price of a period: of a month, as of a season, because its rows are months, weeks and days, which compare by the night; of another
 * one, its row.
 */
export function leadsOfPeriod(
  rows: readonly OfferedPrice[],
  wanted: PeriodId,
  { calendar, today }: SeasonDay,
): [LeadPrice, ...LeadPrice[]] {
  const ofPeriod = rows.filter((row) => row.period === wanted);
  if (!period(wanted).hasFractions) return [leadOfRow(ofPeriod, wanted, WHOLE_PERIOD)];
  return leadsOfSeason(ofPeriod, calendar, today);
}

/**
 * The price of a rental for the whole season: for each currency, the lowest price per night over the free rows of the season, rounded to
 * whole units. Rows of 'Año Completo' count only if there is no other price; then 'Consultar', then ALQUILADO.
 * @returns one lead price, or two nightly ones in pesos and dollars, in this order; `cheaperLead` chooses
 */
export function leadsOfSeason(
  rows: readonly OfferedPrice[],
  calendar: SeasonCalendar,
  today: Day,
): [LeadPrice, ...LeadPrice[]] {
  const nightly = (['ARS', 'USD'] as const).flatMap((currency): LeadPrice[] => {
    const amounts = rows.flatMap((row) => {
      const nights = calendar.nightCount(row.period, row.fraction, today);
      return row.currency === currency && isOnOffer(row) && nights ? [row.amount / nights] : [];
    });
    if (amounts.length === 0) return [];
    const amount = Math.max(1, Math.round(Math.min(...amounts)));
    return [{ state: 'priced', amount, currency, unit: { kind: 'night' } }];
  });
  const [first, ...others] = nightly;
  if (first) return [first, ...others];
  const wholeYear = rows.find((row) => row.period === WHOLE_YEAR && isOnOffer(row));
  if (wholeYear) return [leadOf(wholeYear)];
  const [row] = rows.toSorted((a, b) => Number(a.taken) - Number(b.taken));
  if (!row) return [{ state: 'none' }];
  return [row.taken ? { state: 'rented', unit: null } : { state: 'consult', unit: null }];
}

export function leadOfStay(quote: StayQuote, nights: number): LeadPrice {
  const unit = { kind: 'stay', nights } as const;
  switch (quote.kind) {
    case 'priced':
      return { state: 'priced', amount: quote.total, currency: quote.currency, unit };
    case 'taken':
      return { state: 'rented', unit };
    case 'consult':
      return { state: 'consult', unit };
    case 'not-offered':
    case 'too-short':
      return { state: 'none' };
  }
}

/** The price of a place in which nobody sleeps, a beach club: its units are days. */
export function byDay(lead: LeadPrice): LeadPrice {
  if (lead.state === 'none' || (lead.unit?.kind !== 'night' && lead.unit?.kind !== 'stay')) return lead;
  return { ...lead, unit: { ...lead.unit, isByDay: true } };
}

/** The cheapest of several lead prices, compared in pesos; without an exchange rate, the first. */
export function cheaperLead(
  leads: readonly [LeadPrice, ...LeadPrice[]],
  dollarRate: number | null,
): LeadPrice {
  return leads.reduce((best, lead) =>
    (pesosOf(lead, dollarRate) ?? Infinity) < (pesosOf(best, dollarRate) ?? Infinity) ? lead : best,
  );
}

/** The amount of a lead price in pesos; null if it has none, or if it is in dollars and no rate is known. */
export function pesosOf(lead: LeadPrice, dollarRate: number | null): number | null {
  if (lead.state !== 'priced') return null;
  if (lead.currency === 'ARS') return lead.amount;
  return dollarRate === null ? null : lead.amount * dollarRate;
}

function leadOf(row: OfferedPrice): LeadPrice {
  const unit = { kind: 'row', period: row.period, fraction: row.fraction } as const;
  if (row.taken) return { state: 'rented', unit, ...pick(row) };
  const { currency } = row;
  return isConsult(row.amount)
    ? { state: 'consult', unit, currency }
    : { state: 'priced', ...pick(row), unit };
}

function isOnOffer({ taken, amount }: OfferedPrice): boolean {
  return !taken && !isConsult(amount);
}

function pick({ amount, currency }: SalePrice): SalePrice {
  return { amount, currency };
}

/** Text after an amount: `por noche`, `por día`, `por la 1.ª quincena de enero`, `por 15 noches`; empty for a sale. */
export function unitWords(unit: PriceUnit): string {
  switch (unit.kind) {
    case 'sale':
      return '';
    case 'night':
      return unit.isByDay ? 'por día' : 'por noche';
    case 'stay':
      return `por ${counted(unit.nights, unit.isByDay ? 'día' : 'noche')}`;
    case 'row':
      return pricePer(unit);
  }
}

/** A lead price in one line: `Desde ARS$ 40.000 por noche`, `Consultar`. */
export function leadText(lead: LeadPrice): string {
  if (lead.state === 'none') return CONSULT;
  const per = lead.unit ? unitWords(lead.unit) : '';
  if (lead.state === 'rented') return RENTED;
  if (lead.state === 'consult') return `${CONSULT} ${per}`.trim();
  const amount = formatPrice(lead.amount, lead.currency);
  return `${lead.unit.kind === 'night' ? 'Desde ' : ''}${amount} ${per}`.trim();
}
