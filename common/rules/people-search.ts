import { phoneDigits } from './phone.js';

/** One thing that a row must hold; it may be written in any of these ways. */
export type SearchTerm = readonly string[];

/**
 * What somebody who types or takes dictation means: words in any order (`Cabrera, Patricia` and `patricia cabrera`), and numbers
 * however they are grouped (`98.000.118`, `223 000-1118`, `+54 9 223 000 1118`, `0223 15 0001118`). A row must hold every term.
 * Accents and case are the comparison's business.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const numbers: string[] = [];
  const words = typed.replace(NUMBER, (_, before: string, number: string) => {
    numbers.push(number);
    return `${before} `;
  });
  const marks = words.split(/[\s,;]+/).filter(Boolean);
  const meant = marks.filter((mark) => /[\p{L}\p{N}]/u.test(mark));
  // A hyphen between two names means nothing; a mark alone is what was looked for.
  const held = meant.length + numbers.length > 0 ? meant : marks;
  return [...held.map((word) => [word]), ...numbers.map(numberTerm)];
}

/** A number that stands by itself, with what people put between its digits. */
const NUMBER = /(^|[\s,;])(\+?\(?\d[\d\s().\-/]*)(?=$|[\s,;])/g;

/** The digits as they are, for a DNI, and as a phone is stored; what is only begun may still have its prefixes. */
function numberTerm(number: string): SearchTerm {
  const digits = number.replace(/\D/g, '');
  const begun = digits.replace(/^(00)?549?(?=\d{2})/, '').replace(/^0+(?=\d{2})/, '');
  const isForeign = /^\s*\+/.test(number) || digits.startsWith('0');
  const local = /^15(?=\d{6,8}$)/.test(digits) ? [digits.slice(2)] : [];
  return [...new Set([digits, phoneDigits(number), ...(isForeign ? [begun] : []), ...local])];
}
