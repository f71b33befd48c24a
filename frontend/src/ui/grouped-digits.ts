import { formatAmount } from '#common/rules/prices.js';

/** A formatted number during input: value, text with thousands separators, caret position. */
export interface TypedFigure {
  value: number | null;
  text: string;
  caret: number;
}

/** Groups the digits of the input; the caret stays behind the same digit. */
export function groupDigits(typed: string, caret: number): TypedFigure {
  // Two figures after a comma are cents, as in `1.500,00` from a spreadsheet.
  const digits = typed
    .replace(/,\d\d\s*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const before = typed.slice(0, caret).replace(/\D/g, '').length;
  if (digits === '') return { value: null, text: '', caret: 0 };
  const value = Number(digits);
  const text = formatAmount(value);
  return { value, text, caret: placeAfter(text, Math.min(before, digits.length)) };
}

/** Caret position behind the n-th digit. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) if (text[place] !== '.') seen += 1;
  return place;
}
