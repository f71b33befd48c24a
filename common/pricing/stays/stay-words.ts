import { fraction, period, WHOLE_PERIOD } from '../periods.js';
import { countNights } from '../../kernel/time/days.js';
import { SINGLE_DAY, WEEK } from '../season/season-parts.js';
import { extraNights, type Purchase, type Stay } from './stay.js';
import { counted } from '../../kernel/text.js';
import { formatMoney } from '../prices.js';
import type { StayUnit, StayWire } from './stay-shapes.js';
import type { ChargeKind } from './stay-terms.js';

const CHARGE_LABELS: Readonly<Record<ChargeKind, string>> = {
  cleaning: 'Limpieza',
  utilities: 'Luz y gas',
  pets: 'Mascota',
};

/** Name of a charge: `Limpieza`. */
export function chargeLabel(kind: ChargeKind): string {
  return CHARGE_LABELS[kind];
}

/** The parts of a quote, in order of nights: `2.ª quincena de enero + 3 noches`. */
export function purchasesInWords(purchases: readonly Purchase[], unit: StayUnit): string {
  const groups: { key: string; purchase: Purchase; count: number }[] = [];
  for (const purchase of purchases) {
    const key = `${purchase.period}-${purchase.fraction}`;
    const last = groups.at(-1);
    if (last?.key === key) last.count += 1;
    else groups.push({ key, purchase, count: 1 });
  }
  return groups.map(({ purchase, count }) => groupInWords(purchase, count, unit)).join(' + ');
}

function groupInWords(purchase: Purchase, count: number, unit: StayUnit): string {
  const { label, hasFractions } = period(purchase.period);
  const month = label.toLowerCase();
  if (!hasFractions) return label;
  if (purchase.fraction === SINGLE_DAY) return `${counted(count, unit)} de ${month}`;
  if (purchase.fraction === WEEK) return `${counted(count, 'semana')} de ${month}`;
  if (purchase.fraction === WHOLE_PERIOD) return `${month} completo`;
  return `${fraction(purchase.fraction).label} de ${month}`;
}

/** Explains that the quote includes more nights than the stay, because rows are let whole; empty if it does not. */
export function wholeUnitsNote(purchases: readonly Purchase[], stay: Stay, unit: StayUnit): string {
  const extra = extraNights(purchases, stay);
  if (extra === 0) return '';
  const paid = purchases.reduce((sum, purchase) => sum + countNights(purchase), 0);
  const whole = purchases.length === 1 ? unitOf(purchases[0]!) : 'períodos completos';
  return `Se alquila por ${whole}: pagás ${counted(paid, unit)}.`;
}

function unitOf({ period: id, fraction: part }: Purchase): string {
  if (!period(id).hasFractions) return 'período completo';
  if (part === WEEK) return 'semana completa';
  return part === WHOLE_PERIOD ? 'mes completo' : 'quincena completa';
}

/** `ARS$ 295.000 por 3 noches`, and why more nights are paid; without a price, why there is none. */
export function quoteInWords({ unidad, noches, totalConCargos, moneda, motivo }: StayWire): string {
  if (totalConCargos === null || !moneda) return motivo;
  const price = `${formatMoney(totalConCargos, moneda)} por ${counted(noches, unidad)}`;
  return motivo ? `${price}. ${motivo}` : price;
}

/** `3 noches ARS$ 270.000 + limpieza ARS$ 25.000; depósito ARS$ 100.000 aparte`; empty if nothing is charged beside the nights. */
export function billInWords(stay: StayWire): string {
  const { unidad, noches, total, moneda, cargos, deposito, monedaDeposito } = stay;
  if (total === null || !moneda) return '';
  const charges = cargos.map(({ nombre, monto }) => `${nombre.toLowerCase()} ${formatMoney(monto, moneda)}`);
  const nights = `${counted(noches, unidad)} ${formatMoney(total, moneda)}`;
  const parts = charges.length > 0 ? [[nights, ...charges].join(' + ')] : [];
  if (deposito !== null && monedaDeposito)
    parts.push(`depósito ${formatMoney(deposito, monedaDeposito)} aparte`);
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
