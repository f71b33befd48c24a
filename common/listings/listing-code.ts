import { LENGTHS } from '../kernel/limits.js';
import { OPERATIONS, OPERATION_IDS, type CodePrefix, type Operation } from '../kernel/operations.js';
import { SHEET_FOLDER } from '../kernel/public-paths.js';

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
  return codeOf(operation, number);
}

function codeOf(operation: Operation, number: number): ListingCode {
  return `${OPERATIONS[operation].codePrefix}-${String(number).padStart(4, '0')}`;
}

/** Between prefix and figures: hyphens, dashes, the minus sign and spaces of any kind, points, slashes, or nothing. */
export const BETWEEN = String.raw`[\s\p{Pd}\u2212_./:]*`;
/** As mails and screens label it: `Código: ALQ-0001`. */
const LABEL = String.raw`[^\p{L}\p{N}]*(?:C[OÓ]D(?:IGO)?[^\p{L}\p{N}]*)?`;
const WRITTEN = new RegExp(String.raw`^${LABEL}(ALQ|VEN)${BETWEEN}(\d{4,9})[^\p{L}\p{N}]*$`, 'u');
/** A code as typed or pasted: without invisible characters, in capitals; of a sheet's link, the part with the code. */
export function plainText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .toUpperCase();
  const folder = plain.lastIndexOf(SHEET_FOLDER.toUpperCase());
  if (folder < 0) return plain;
  return decoded(plain.slice(folder + SHEET_FOLDER.length).replace(/[?#&/].*$/s, ''));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replace(/\p{Cf}/gu, '');
  } catch {
    return part;
  }
}

/**
 * Reads a code as people write, copy and dictate it: in any case, with any dash, with spaces or without, with invisible characters, with
 * punctuation around it, behind its label, with more zeros, or as the link of its sheet.
 * @returns undefined if it is not a code (sidebar rule, public-site.md §5)
 */
export function parseCode(
  text: string,
): { code: ListingCode; operation: Operation; number: number } | undefined {
  const [, prefix, digits] = written(text) ?? [];
  const operation = OPERATION_IDS.find((id) => OPERATIONS[id].codePrefix === prefix);
  const number = Number(digits);
  return !operation || !number ? undefined : { code: codeOf(operation, number), operation, number };
}

/** Prefix and digits of a code, as the groups of a match. */
export function written(text: string): RegExpExecArray | null {
  return SHAPE.exec(text) ?? (text.length > LENGTHS.code ? null : WRITTEN.exec(plainText(text)));
}

/** The code for a list's filter, or a part of one as it was typed. */
export function wholeOrPartOfCode(text: string | null): string | null {
  return parseCode(text ?? '')?.code ?? text;
}
