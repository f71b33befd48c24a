import { freeWords, freeWordText, MOST_WORDS } from '../../kernel/free-words.js';
import { LENGTHS } from '../../kernel/limits.js';
import type { Filter } from './filter.js';

export interface WordValues {
  /** Words of title, text and street (kernel/free-words.ts). All must be present. */
  words: string[];
}

/** What the other filters cannot express: words of the notice. */
export const wordsFilter: Filter<WordValues> = {
  name: 'words',
  empty: { words: [] },
  normalise: ({ words }) => ({ words: [...new Set(words)].slice(0, MOST_WORDS) }),
  query: {
    read: (reader) => ({
      words: reader
        .many(['palabras'], (text) => freeWords(text.slice(0, LENGTHS.words)))
        .flat()
        .slice(0, MOST_WORDS),
    }),
    write: ({ words }) => (words.length > 0 ? [['palabras', words.map(freeWordText).join(' ')]] : []),
  },
  path: { place: 'query' },
  chips: ({ words }) =>
    words.map((word) => ({
      label: `«${freeWordText(word)}»`,
      without: { words: words.filter((other) => other !== word) },
    })),
  matches: ({ words }) => (words.length > 0 ? [{ kind: 'words', allOf: words }] : []),
  control: null,
};
