import { OPERATIONS, OPERATION_IDS, type CodePrefix, type Operation } from '../kernel/operations.js';
import { BETWEEN, plainText, written, type ListingCode } from './listing-code.js';

const AMONG_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}])(ALQ|VEN)${BETWEEN}(\d{4,9})(?!\p{N})`, 'u');
const IN_TEXT = new RegExp(String.raw`(ALQ|VEN)${BETWEEN}(\d{4,})`, 'gu');

/** The quick search's stricter rule: four digits (public-site.md §5), or more for a number above 9999. */
export function isQuickSearchCode(text: string): boolean {
  return /^(\d{4}|[1-9]\d{4,8})$/.test(written(text)?.[2] ?? '');
}

/** The first code among the words of a text; undefined if there is none. */
export function codeAmongWords(text: string): ListingCode | undefined {
  const [, prefix, digits] = AMONG_WORDS.exec(plainText(text)) ?? [];
  return prefix && digits ? `${prefix as CodePrefix}-${digits}` : undefined;
}

/** The last code in a text; undefined if there is none. */
function codeIn(text: string): { prefix: string; digits: string } | undefined {
  const [, prefix, digits] = [...plainText(text).matchAll(IN_TEXT)].at(-1) ?? [];
  return prefix && digits ? { prefix, digits } : undefined;
}

const MOST_DIGITS = 9;

/** Input mask of the quick search: fixed prefix of the tab, digits only; more than four only of a number above 9999. */
export function maskQuickSearchCode(typed: string, operation: Operation): string {
  const digits = codeIn(typed)?.digits ?? plainText(typed).replace(/\D/g, '');
  return `${OPERATIONS[operation].codePrefix}-${digits.slice(0, digits.startsWith('0') ? 4 : MOST_DIGITS)}`;
}

/** The operation of a typed or pasted text: of the code in it (`ven-0099`), otherwise of the last letter that begins a prefix. */
export function operationOfCode(text: string): Operation | undefined {
  const initial = codeIn(text)?.prefix ?? /[AV](?=[^AV]*$)/.exec(plainText(text))?.[0];
  return initial === undefined
    ? undefined
    : OPERATION_IDS.find((id) => OPERATIONS[id].codePrefix.startsWith(initial));
}
