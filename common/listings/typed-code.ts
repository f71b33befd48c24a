import { OPERATIONS, OPERATION_IDS, type Operation } from '../kernel/operations.js';
import { BETWEEN, plainText, written } from './listing-code.js';

const IN_TEXT = new RegExp(String.raw`(ALQ|VEN)${BETWEEN}(\d{4,})`, 'gu');

/** The quick search's stricter rule: four digits (public-site.md §5), or more for a number above 9999. */
export function isQuickSearchCode(text: string): boolean {
  return /^(\d{4}|[1-9]\d{4,8})$/.test(written(text)?.[2] ?? '');
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
