import { readAmount } from '../../pricing/amount.js';
import { formatMoney } from '../../pricing/prices.js';
import { isCurrency, type Currency } from '../../kernel/currencies.js';
import type { Filter, FilterChip } from './filter.js';

export interface PriceValues {
  priceFrom: number | null;
  priceTo: number | null;
  currency: Currency | null;
}

/** A range of lead prices and its currency, which an amount may name (`USD 500`). */
export const priceFilter: Filter<PriceValues> = {
  name: 'price',
  empty: { priceFrom: null, priceTo: null, currency: null },
  query: {
    read: (reader) => {
      let currency = reader.one('moneda', (text) => (isCurrency(text) ? text : undefined)) ?? null;
      const bound = (name: string): number | null =>
        reader.one(name, (text) => {
          const read = readAmount(text);
          // A bare `$` stands before either currency and names none.
          const named = /[a-z]/i.test(text) ? read?.currency : undefined;
          if (named && currency && named !== currency) return undefined;
          currency ??= named ?? null;
          return read?.amount;
        }) ?? null;
      return { priceFrom: bound('precioDesde'), priceTo: bound('precioHasta'), currency };
    },
    write: ({ priceFrom, priceTo, currency }) =>
      Object.entries({ precioDesde: priceFrom, precioHasta: priceTo, moneda: currency }).flatMap(
        ([name, value]) => (value === null ? [] : [[name, value]]),
      ),
  },
  path: {
    place: 'rest',
    write: ({ priceFrom, priceTo, currency }) => [
      ...(priceFrom === null && priceTo === null ? [] : [`${priceFrom ?? 0}-${priceTo ?? 'max'}`]),
      ...(currency ? [currency] : []),
    ],
    read: (segment) => {
      if (isCurrency(segment)) return { currency: segment };
      const match = /^(\d{1,12})-(\d{1,12}|max)$/.exec(segment);
      return match
        ? { priceFrom: Number(match[1]) || null, priceTo: match[2] === 'max' ? null : Number(match[2]) }
        : undefined;
    },
  },
  chips: ({ priceFrom, priceTo, currency }) => {
    const chips: FilterChip<PriceValues>[] = [];
    const shown = (amount: number): string => formatMoney(amount, currency ?? 'ARS');
    if (priceFrom !== null) chips.push({ label: `Desde ${shown(priceFrom)}`, without: { priceFrom: null } });
    if (priceTo !== null) chips.push({ label: `Hasta ${shown(priceTo)}`, without: { priceTo: null } });
    if (currency)
      chips.push({ label: currency === 'ARS' ? 'En pesos' : 'En dólares', without: { currency: null } });
    return chips;
  },
  matches: ({ priceFrom: from, priceTo: to, currency }) =>
    from === null && to === null && currency === null ? [] : [{ kind: 'price', from, to, currency }],
  control: { kind: 'price' },
};
