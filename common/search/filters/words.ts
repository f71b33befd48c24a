import { fold } from '../../kernel/text.js';
import type { Filter } from './filter.js';
import { chipsOf } from './lists.js';

export interface WordValues {
  /** Words of title, text and street (kernel/free-words.ts). All must be present. */
  words: string[];
}

/** Words that one search may ask for. */
export const MOST_WORDS = 8;

/** What the other filters cannot express: words of the notice. */
export const wordsFilter: Filter<WordValues> = {
  name: 'words',
  empty: { words: [] },
  query: {
    read: (reader) => ({ words: reader.one('palabras', wordsOf) ?? [] }),
    write: ({ words }) => (words.length > 0 ? [['palabras', words.join(' ')]] : []),
  },
  path: { place: 'query' },
  chips: ({ words }) => chipsOf('words', words, quoted),
  matches: ({ words }) => (words.length > 0 ? [{ kind: 'words', allOf: words }] : []),
  control: null,
};

function wordsOf(text: string): string[] {
  return [...new Set(fold(text).match(/\w{1,30}/g))].slice(0, MOST_WORDS);
}

/** A word as it is shown: `«calle 21»`. */
export function quoted(word: string): string {
  return `«${word.replace(/(\D)(?=\d)/, '$1 ')}»`;
}
