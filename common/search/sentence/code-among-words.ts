import type { CodePrefix } from '../../kernel/operations.js';
import { BETWEEN, plainText, type ListingCode } from '../../listings/listing-code.js';

const AMONG_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}])(ALQ|VEN)${BETWEEN}(\d{4,9})(?!\p{N})`, 'u');

/** The first code among the words of a text; undefined if there is none. */
export function codeAmongWords(text: string): ListingCode | undefined {
  const [, prefix, digits] = AMONG_WORDS.exec(plainText(text)) ?? [];
  return prefix && digits ? `${prefix as CodePrefix}-${digits}` : undefined;
}
