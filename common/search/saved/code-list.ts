import { parseCode, type ListingCode } from '../../listings/listing-code.js';
import { holdsLink, holdsPhone } from '../../kernel/forms/held-contact.js';
import { oneLine } from '../../kernel/text.js';

/** Codes of notices that a visitor keeps or shares. */
export const CODE_LISTS = {
  /** Favourites on a device. */
  favourites: 60,
  /** Recently seen on a device. */
  seen: 12,
  /** In the address of a shared list. */
  shared: 20,
  /** Side by side. */
  compared: 4,
} as const;

const BETWEEN = ',';

/** The valid codes of a list from outside (storage, an address), each once and in order; anything else is dropped. */
export function readCodes(values: unknown, most: number): ListingCode[] {
  const texts: unknown[] =
    typeof values === 'string' ? values.split(BETWEEN) : Array.isArray(values) ? values : [];
  const codes = texts.flatMap((text) => (typeof text === 'string' ? (parseCode(text)?.code ?? []) : []));
  return [...new Set(codes)].slice(0, most);
}

/** `ALQ-0001,VEN-0003`, for an address. */
export function writeCodes(codes: readonly string[]): string {
  return codes.join(BETWEEN);
}

/** The codes with one more in front, which is moved if it is there already. */
export function withCode(codes: readonly string[], code: string, most: number): string[] {
  return [code, ...codes.filter((other) => other !== code)].slice(0, most);
}

/** The codes with a code that a notice had replaced by its present one, which is not listed twice. */
export function withPresentCode(codes: readonly string[], former: string, present: string): string[] {
  return [...new Set(codes.map((code) => (code === former ? present : code)))];
}

/** Longest name of a shared list. */
export const LIST_NAME_LENGTH = 60;

/** The name of a shared list. One with a link or a phone is replaced, because anybody can write one into an address. */
export function sharedListName(written: string | null): string {
  const name = oneLine(written ?? '').slice(0, LIST_NAME_LENGTH);
  return name && !holdsLink(name) && !holdsPhone(name) ? name : 'Avisos compartidos';
}
