import type { Currency } from '../../kernel/currencies.js';
import { LIMITS } from '../../kernel/limits.js';
import { COUNTED, filter, means, MISSED, rule, type Meaning, type Rule } from './rule.js';

const MULTIPLIER = '(?:millon|mil|palo|luca)';
const FIGURE = String.raw`(?:\d+(?:\.\d+)?|una?|medio)`;
const SIGN = String.raw`(?:usd|\$|pesos)`;
/** `un millon 200 mil`, `un millon 200`, `mil 500`; but `un millon 20 personas`. */
const REST = String.raw`(?: \d+ mil| \d{2,3}(?![^ ])(?! (?:${COUNTED}|${MULTIPLIER}|de|del|al?)(?![^ ])))`;
const AMOUNT = String.raw`((?:${SIGN} )*(?:(?:${FIGURE}(?: ${MULTIPLIER})+|mil)(?: y medi[oa]|${REST})?|(?:millon|palo) y medio|${FIGURE})(?: (?:verde|de ${SIGN}|${SIGN}))*)`;

const MOST =
  '(?:hasta|menos de|maximo(?: de)?|tope(?: de)?|no mas de|por debajo de|(?:con un |mi )?presupuesto(?: de| es)?|como mucho|que no pase de|que no supere)';
const LEAST = '(?:desde|mas de|minimo(?: de)?|a partir de|arriba de|por encima de)';

/** 'Desde 300 mil, máximo 700 mil': the word belongs to what follows. */
const NO_OTHER = String.raw`(?! (?:de )?(?:${SIGN} )*(?:\d|una? ))`;

/** Amounts below it are said in thousands or millions, or count something else. */
const LEAST_AMOUNT = 10_000;
const LEAST_DOLLARS = 10;

/** Price ranges. An amount alone is the most that the visitor pays. */
export const PRICE_RULES: readonly Rule[] = [
  rule(`(?:entre|de|desde) ${AMOUNT} (?:y|a|hasta) ${AMOUNT}`, ([, one = '', other = '']) => {
    const last = amountOf(other);
    const first = amountOf(one, last);
    if (!last || !first) return undefined;
    const [least, most] = [Math.min(first.amount, last.amount), Math.max(first.amount, last.amount)];
    const currency = last.currency ?? first.currency;
    return price({ priceFrom: least, priceTo: most }, currency);
  }),
  rule(`${AMOUNT} (?:(?:de |como )?(?:maximo|tope)|o menos|para abajo)${NO_OTHER}`, mostOf),
  rule(`${AMOUNT} (?:(?:de |como )?minimo|o mas|en adelante|para arriba)${NO_OTHER}`, leastOf),
  rule(`${MOST} ${AMOUNT}`, mostOf),
  rule(`${LEAST} ${AMOUNT}`, leastOf),
  rule(`(?:(?:a|por|de|unos|alrededor de|aproximadamente|aprox) )?${AMOUNT}`, mostOf),
  means('en usd', filter({ currency: 'USD' })),
  means('en pesos', filter({ currency: 'ARS' })),
  rule('(?:por|la|el|al|cada|x) (noche|dia|semana|quincena|mes)', ([, unit = '']) => ({
    kind: 'basis',
    unit,
  })),
];

function leastOf([, text = '']: RegExpExecArray): Meaning | undefined {
  const read = amountOf(text);
  return read && price({ priceFrom: read.amount }, read.currency);
}

function mostOf([, text = '']: RegExpExecArray): Meaning | undefined {
  const read = amountOf(text);
  return read && price({ priceTo: read.amount }, read.currency);
}

interface Amount {
  amount: number;
  currency?: Currency;
  /** What its figure is multiplied by. */
  times: number;
}

const TIMES: Readonly<Record<string, number>> = {
  millon: 1_000_000,
  palo: 1_000_000,
  mil: 1_000,
  luca: 1_000,
};

/**
 * Pesos or dollars; undefined for a number too small to be a price.
 * @param like what follows in the same range: 'entre 1 y 2 millones' has the multiplier at its end
 */
function amountOf(text: string, like?: Amount): Amount | undefined {
  const words = text.split(' ').filter((word) => word !== 'de');
  const currency: Currency | undefined = words.some((word) => word === 'usd' || word === 'verde')
    ? 'USD'
    : words.includes('pesos')
      ? 'ARS'
      : like?.currency;
  const figures = words.filter((word) => !/^(usd|\$|pesos|verde)$/.test(word));
  const isPriced = figures.length < words.length;
  let total = 0;
  let part = 0;
  let times = 1;
  for (const word of figures) {
    if (word === 'y') continue;
    else if (/^media?o?$/.test(word) && part === 0 && total > 0) total += times / 2;
    else if (TIMES[word]) {
      times = TIMES[word];
      total = part === 0 ? total * times || times : total + part * times;
      part = 0;
    } else part = figureOf(word);
  }
  const isBare = total === 0;
  if (isBare && like && part * like.times <= LIMITS.maxAmount && like.times > 1) times = like.times;
  // 'Un millón 200' are 1,200,000.
  const rest = times >= TIMES['millon']! && part < 1_000 ? part * 1_000 : part;
  const amount = Math.round(isBare ? part * times : total + (rest < times ? rest : 0));
  const least = currency === 'USD' ? LEAST_DOLLARS : isPriced || times > 1 ? LEAST_DOLLARS : LEAST_AMOUNT;
  if (amount < least || amount > LIMITS.maxAmount) return undefined;
  return { amount, times, ...(currency ? { currency } : {}) };
}

function figureOf(word: string): number {
  if (/^una?$/.test(word)) return 1;
  return word === 'medio' ? 0.5 : Number(word);
}

function price(range: { priceFrom?: number; priceTo?: number }, currency?: Currency): Meaning {
  const { priceFrom, priceTo } = range;
  if (priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo) return MISSED;
  return filter({ ...range, ...(currency ? { currency } : {}) });
}
