import type { Currency } from '../kernel/currencies.js';

export interface ReadAmount {
  /** Whole pesos or dollars. */
  amount: number;
  /** Undefined if the text names none. */
  currency?: Currency;
}

const SIGNS: readonly [Currency, RegExp][] = [
  ['USD', /^(?:usd\$?|us\$|u\$s|u\$d)|(?:usd|u\$s|us\$)$/],
  ['ARS', /^(?:ars\$?|\$)|ars$/],
];

/** Thousands may be separated by dots (es-AR), commas (English) or spaces; one or two figures after the other sign are cents. */
const SHAPES = [
  /^(\d{1,12})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
] as const;
const MOST_DIGITS = 12;

/** Longer texts are no amounts. */
const MOST_CHARACTERS = 40;

/**
 * Reads an amount as people write it and spreadsheets copy it: `450000`, `$ 450.000,00`, `450,000.50`, `USD 300`, `450.000.-`. Cents fall
 * away. One figure with cents is refused: `1,5` is rather a million and a half than 'Consultar'.
 * @returns undefined for anything that is not clearly an amount
 */
export function readAmount(text: string): ReadAmount | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const sign = SIGNS.find(([, pattern]) => pattern.test(written));
  const figure = (sign ? written.replace(sign[1], '') : written)
    .replace(/[.,]-$/, '')
    .replace(/\s/g, ' ')
    .trim();
  const match = SHAPES.map((shape) => shape.exec(figure)).find(Boolean);
  if (!match) return undefined;
  const digits = match[1]!.replace(/\D/g, '');
  const amount = Number(digits);
  if (digits.length > MOST_DIGITS || (amount < 10 && Number(match[2] ?? 0) > 0)) return undefined;
  return sign ? { amount, currency: sign[0] } : { amount };
}

/** Fault of a number field that was given something else. */
export function notAnAmount(text: string): string {
  return `No se entendió «${text.slice(0, 40)}». Escribí el número sin centavos, por ejemplo 450.000.`;
}
