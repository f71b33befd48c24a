import { OPERATIONS, OPERATION_IDS, type CodePrefix, type Operation } from '../vocabulary/operations.js';

/** `ALQ-0001`, `VEN-0042`, `ALQ-10000`: given at the first approval, never reused (wire-contract.md, Codes). */
export type ListingCode = `${CodePrefix}-${string}`;

const SHAPE = /^(ALQ|VEN)-(\d{4,9})$/;

/** Writes the n-th code of an operation, at least four digits. Throws a RangeError unless `number` is a positive integer. */
export function formatCode(operation: Operation, number: number): ListingCode {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RangeError(`No listing code has the number ${number}`);
  return `${OPERATIONS[operation].codePrefix}-${String(number).padStart(4, '0')}`;
}

/** Reads a code in any case and with spaces around it; undefined when it is none (sidebar rule, public-site.md §5). */
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

/** What the quick search shows while a person types: the tab's prefix locked, digits only, at most 8 characters. */
export function maskQuickSearchCode(typed: string, operation: Operation): string {
  const prefix = `${OPERATIONS[operation].codePrefix}-`;
  const digits = typed
    .replace(/^\s*(ALQ|VEN)?-?/i, '')
    .replace(/\D/g, '')
    .slice(0, 4);
  return prefix + digits;
}

/** The operation that a typed or pasted text names by its prefix (`ven-0099`); undefined for digits alone. */
export function operationOfCode(text: string): Operation | undefined {
  const prefix = text.trim().slice(0, 4).toUpperCase();
  return OPERATION_IDS.find((id) => prefix === `${OPERATIONS[id].codePrefix}-`);
}
