import { phoneDigits } from './phone.js';

/** One search term, in all its equivalent spellings. */
export type SearchTerm = readonly string[];

/**
 * Terms of a typed or dictated search: words in any order (`Cabrera, Patricia` and `patricia cabrera`), and numbers in any grouping
 * (`98.000.118`, `223 000-1118`, `+54 9 223 000 1118`, `0223 15 0001118`). A row must contain every term. The comparison ignores accents
 * and case.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const numbers: string[] = [];
  const words = typed.replace(NUMBER, (_, before: string, number: string) => {
    numbers.push(number);
    return `${before} `;
  });
  const marks = words.split(/[\s,;]+/).filter(Boolean);
  const meant = marks.filter((mark) => /[\p{L}\p{N}]/u.test(mark));
  // Hyphens between names are ignored; a search for only a punctuation mark is literal.
  const held = meant.length + numbers.length > 0 ? meant : marks;
  return [...held.map((word) => [word]), ...numbers.map(numberTerm)];
}

/** A separate number, with the separators that people use. */
const NUMBER = /(^|[\s,;])(\+?\(?\d[\d\s().\-/]*)(?=$|[\s,;])/g;

/** The digits as typed, for a DNI, and normalised as a phone. An incomplete number may still have its prefixes. */
function numberTerm(number: string): SearchTerm {
  const digits = number.replace(/\D/g, '');
  const begun = digits.replace(/^(00)?549?(?=\d{2})/, '').replace(/^0+(?=\d{2})/, '');
  const isForeign = /^\s*\+/.test(number) || digits.startsWith('0');
  const local = /^15(?=\d{6,8}$)/.test(digits) ? [digits.slice(2)] : [];
  // A number of zeros only is empty as a phone. An empty spelling would match every row.
  const phone = phoneDigits(number) || digits;
  return [...new Set([digits, phone, ...(isForeign ? [begun] : []), ...local])];
}
