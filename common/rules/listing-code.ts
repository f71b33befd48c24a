import { OPERATIONS, OPERATION_IDS, type CodePrefix, type Operation } from '../vocabulary/operations.js';

/** `ALQ-0001`, `VEN-0042`, `ALQ-10000`: assigned at the first approval, never reused (wire-contract.md, Codes). */
export type ListingCode = `${CodePrefix}-${string}`;

const SHAPE = /^(ALQ|VEN)-(\d{4,9})$/;

/**
 * The n-th code of an operation, with at least four digits.
 * @throws RangeError unless `number` is a positive integer
 */
export function formatCode(operation: Operation, number: number): ListingCode {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RangeError(`No listing code has the number ${number}`);
  return `${OPERATIONS[operation].codePrefix}-${String(number).padStart(4, '0')}`;
}

/** Reads a code, ignoring case and surrounding spaces; undefined if it is not a code (sidebar rule, public-site.md §5). */
export function parseCode(
  text: string,
): { code: ListingCode; operation: Operation; number: number } | undefined {
  const match = SHAPE.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [code, prefix, digits] = match;
  const operation = OPERATION_IDS.find((id) => OPERATIONS[id].codePrefix === prefix)!;
  return { code: code as ListingCode, operation, number: Number(digits) };
}

/** The quick search's stricter rule: exactly four digits (public-site.md §5). */
export function isQuickSearchCode(text: string): boolean {
  return /^(ALQ|VEN)-\d{4}$/.test(text.trim().toUpperCase());
}

/** Input mask of the quick search: fixed prefix of the tab, digits only, at most 8 characters. */
export function maskQuickSearchCode(typed: string, operation: Operation): string {
  const prefix = `${OPERATIONS[operation].codePrefix}-`;
  const digits = typed
    .replace(/^\s*(ALQ|VEN)?-?/i, '')
    .replace(/\D/g, '')
    .slice(0, 4);
  return prefix + digits;
}

/** The operation of the prefix in a typed or pasted text (`ven-0099`); undefined for digits only. */
export function operationOfCode(text: string): Operation | undefined {
  const prefix = text.trim().slice(0, 4).toUpperCase();
  return OPERATION_IDS.find((id) => prefix === `${OPERATIONS[id].codePrefix}-`);
}
