import { fold } from '../kernel/text.js';
import { readAmount, type ReadAmount } from './amount.js';

/**
 * Reads an amount as people type it: as `readAmount`, and with words for thousands, millions and currencies (`450 mil`, `450k`, `1,5 millones`,
 * `2 palos`, `85 mil dólares`). A bare `$` stands before either currency and names none.
 * @returns undefined for anything that is not clearly an amount
 */
export function readTypedAmount(text: string): ReadAmount | undefined {
  const written = fold(text.trim())
    .replace(/ ?(?:dolares|(pesos))$/, (_, pesos) => (pesos ? ' ars' : ' usd'))
    .replace(/([\d.,]+) ?(?:k|mil|(millon(?:es)?|palos?))(?![a-z])/, (_, figure: string, millions) => {
      const many = Number(figure.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'));
      return String(Math.round(many * (millions ? 1_000_000 : 1_000)));
    });
  const read = readAmount(written);
  return read && !/[a-z]/.test(written) ? { amount: read.amount } : read;
}
