import { readAmount } from '#common/pricing/amount.js';
import { formatAmount } from '#common/pricing/prices.js';

/** A number during input: its value, the text that the field shows, and the caret's position. */
export interface TypedAmount {
  value: number | null;
  text: string;
  caret: number;
}

/** The field's text before a change and after it, with the caret after it. */
interface Change {
  before: string;
  typed: string;
  caret: number;
}

/**
 * The number after a change of its field. A key regroups the digits, and the caret stays behind the same digit; what is pasted, dropped or
 * filled in is read as an amount.
 * @returns undefined if the text is no amount
 */
export function typedAmount({ before, typed, caret }: Change): TypedAmount | undefined {
  const start = commonStart(before, typed);
  const end = commonStart(reversed(before.slice(start)), reversed(typed.slice(start)));
  const inserted = typed.slice(start, typed.length - end);
  if (inserted.length < 2) return regrouped(typed, caret, inserted === '.' || inserted === ',' ? start : -1);
  const kept = [typed.slice(0, start), typed.slice(typed.length - end)].map((part) =>
    part.replace(/\D/g, ''),
  );
  const read = readAmount(typed) ?? (end + start > 0 ? readAmount(kept.join(inserted.trim())) : undefined);
  if (!read) return undefined;
  const text = formatAmount(read.amount);
  return { value: read.amount, text, caret: text.length };
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
