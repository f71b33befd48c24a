import type { Currency } from '#common/kernel/currencies.js';
import { readAmount } from '#common/pricing/amount.js';
import { formatAmount } from '#common/pricing/prices.js';
import { readTypedAmount } from '#common/pricing/typed-amount.js';

/** A number during input: its value, the text that the field shows, and the caret's position. A text that is no amount has no value. */
export interface TypedAmount {
  value: number | null;
  text: string;
  caret: number;
  /** Undefined if the text names none. */
  currency?: Currency;
  /** A text that was pasted and is no amount. */
  isRefused?: boolean;
}

/** The field's text before a change and after it, with the caret after it, and the currencies that it may name. */
interface Change {
  before: string;
  typed: string;
  caret: number;
  currencies?: string;
}

/**
 * The number after a change of its field. A key regroups the digits, and the caret stays behind the same digit; what is pasted, dropped or
 * filled in is read as an amount. A text with anything besides digits stays as it is typed, and is read as a whole.
 */
export function typedAmount({ before, typed, caret, currencies = '' }: Change): TypedAmount {
  const start = commonStart(before, typed);
  const end = commonStart(reversed(before.slice(start)), reversed(typed.slice(start)));
  const inserted = typed.slice(start, typed.length - end);
  const isKey = inserted.length < 2;
  if (isKey && /^[\d.,\s]*$/.test(typed) && /^[\d.,]*$/.test(before))
    return regrouped(typed.trimEnd(), caret, inserted === '.' || inserted === ',' ? start : -1);
  const figures = (part: string): string => part.replace(/\D/g, '');
  const joined = figures(typed.slice(0, start)) + inserted.trim() + figures(typed.slice(typed.length - end));
  const read = readTypedAmount(typed) ?? (isKey ? undefined : readTypedAmount(joined));
  if (!read || !currencies.includes(read.currency ?? ''))
    return { value: null, text: typed, caret, isRefused: !isKey };
  const text = isKey ? typed : formatAmount(read.amount);
  return { value: read.amount, text, caret: isKey ? caret : text.length, currency: read.currency };
}

/** Dots are the field's own, a comma starts the cents. A third figure behind it makes it a separator of thousands: `1,500`. */
function regrouped(typed: string, caret: number, separator: number): TypedAmount {
  const comma = separator >= 0 && typed.length - separator <= 3 ? separator : typed.indexOf(',');
  const hasCents = comma > 0 && /^\d{0,2}$/.test(typed.slice(comma + 1));
  const whole = (hasCents ? typed.slice(0, comma) : typed).replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (whole === '') return { value: null, text: '', caret: 0 };
  const amount = Number(whole);
  const grouped = formatAmount(amount);
  if (hasCents) {
    const text = `${grouped},${typed.slice(comma + 1)}`;
    return {
      value: readAmount(text.replace(/,$/, ''))?.amount ?? null,
      text,
      caret: text.length - (typed.length - caret),
    };
  }
  const figures = typed.slice(0, caret).replace(/\D/g, '').length;
  return { value: amount, text: grouped, caret: placeAfter(grouped, Math.min(figures, whole.length)) };
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].toReversed().join('');
}

/** Caret position behind the n-th digit. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) if (text[place] !== '.') seen += 1;
  return place;
}
