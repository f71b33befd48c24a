import { slug } from '../../kernel/text.js';
import { readAmount } from '../../pricing/amount.js';
import { FRACTIONS, PERIODS, WHOLE_PERIOD } from '../../pricing/periods.js';
import { CONSULT } from '../../pricing/prices.js';
import { LIMITS } from '../../kernel/limits.js';
import type { QuickPrice } from '../publication/publication-calls.js';

type Part = Pick<QuickPrice, 'periodo' | 'fraccion'>;

/** Parts of the season by the slugs of their names: `enero-1-quincena`, `semana-santa`; a month alone is the whole of it. */
const PARTS = new Map<string, Part>(
  PERIODS.flatMap(({ name, label, hasFractions }) =>
    [name, label].flatMap((period): [string, Part][] => {
      const part = (fraccion: string): Part => ({ periodo: name, fraccion });
      if (!hasFractions) return [[slug(period), part('')]];
      const whole = FRACTIONS.find(({ id }) => id === WHOLE_PERIOD)!;
      return [
        [slug(period), part(whole.name)],
        ...FRACTIONS.map((one): [string, Part] => [`${slug(period)}-${slug(one.label)}`, part(one.name)]),
      ];
    }),
  ),
);

/** `Enero, 1.ª quincena`, `enero 1ra quincena`, `Semana Santa`; undefined for anything else. */
export function readPart(text: string): Part | undefined {
  const written = slug(text)
    .replace(/-(?:primera|1ra|1era)-/, '-1-')
    .replace(/-(?:segunda|2da)-/, '-2-');
  return PARTS.get(written);
}

/** Reads prices as the export of all notices writes them. What is not understood is returned as it was. */
export function readRentalPrices(text: string): { prices: QuickPrice[]; unread: string[] } {
  const prices: QuickPrice[] = [];
  const unread: string[] = [];
  for (const line of text.split(';').map((one) => one.trim())) {
    if (line === '') continue;
    const colon = line.lastIndexOf(':');
    const price = readRentalPrice(readPart(line.slice(0, colon)), line.slice(colon + 1));
    if (price) prices.push(price);
    else unread.push(line);
  }
  return { prices, unread };
}

const RENTED_MARK = /\(?\balquilad[oa]\b\)?/i;

/** A price of a part of the season: `ARS$ 450.000`, `450000`, `Consultar (alquilado)`, `ALQUILADO`; pesos unless it names dollars. */
export function readRentalPrice(part: Part | undefined, text: string): QuickPrice | undefined {
  const written = text.replace(RENTED_MARK, '').trim();
  const isRented = RENTED_MARK.test(text);
  const isConsult = slug(written) === slug(CONSULT) || (isRented && slug(written) === '');
  const read = isConsult ? { amount: LIMITS.consultAmount } : readAmount(written);
  if (!part || !read) return undefined;
  return {
    ...part,
    precio: read.amount,
    moneda: ('currency' in read && read.currency) || 'ARS',
    alquilado: isRented,
  };
}
