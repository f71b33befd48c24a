import { stemmer } from '@orama/stemmers/spanish';
import { freeWords } from '#common/kernel/free-words.js';
import { fold } from '#common/kernel/text.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';

/** Most stems of one row; a notice has about sixty. */
export const MOST_STEMS = 255;

/** The stems of a text's words, each once. Rows and searches have the same, so that SQL and index find the same. */
export function stemsOf(text: string): string[] {
  return [...new Set(freeWords(text).map(stemOf))].slice(0, MOST_STEMS);
}

/** The stems by which a notice is found: of title, text and street. */
export function noticeStems(notice: TitledListing & { notes: string; street: string }): string[] {
  return stemsOf([listingTitle(notice), notice.notes, notice.street].join('\n'));
}

/** Words lose their accents before; the stemmer knows '-ción' and '-sión' with theirs only. */
function stemOf(word: string): string {
  return fold(stemmer(word.replace(/([cs])ion$/, '$1ión')));
}
