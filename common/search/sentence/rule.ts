import type { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import type { FilterValues } from '../filters/all-filters.js';
import type { FilterNames } from '../filters/filter.js';
import type { SearchFilters, SortOrder } from '../query/search-filters.js';

/** What part of a sentence means. */
export type Meaning =
  /** Values of filters. Lists add to those of other parts. */
  | { kind: 'filter'; change: Partial<SearchFilters> }
  | { kind: 'order'; sort: SortOrder }
  /** Words that titles and texts are searched for. */
  | { kind: 'words'; words: readonly string[] }
  /** Says what a price is for: `noche`, `quincena`. */
  | { kind: 'basis'; unit: string }
  /** Says nothing about homes. */
  | { kind: 'filler' }
  /** Is understood, but no filter can express it, or is not understood. */
  | { kind: 'missed' };

export interface SentenceContext extends FilterNames {
  /** As `2026-11-26`. */
  today: string;
  calendar: SeasonCalendar;
}

/** What words look like, and mean. */
export interface Rule {
  /** On the usual words of the sentence, separated by single spaces; must be linear. */
  pattern: RegExp;
  /** Undefined if the words mean something else. */
  read(match: RegExpExecArray, context: SentenceContext): Meaning | undefined;
}

/** A rule with words in which a space stands for a space, and the edges of words are added. */
export function rule(pattern: string, read: Rule['read']): Rule {
  return { pattern: new RegExp(String.raw`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'), read };
}

/** What numbers count in sentences. */
export const COUNTED =
  '(?:dormitorio|ambiente|bano|persona|adulto|chico|pareja|familia|noche|dia|semana|quincena|mes|metros|m2|hectareas|cuadras|kilometros|minutos?)';

/** Words that always mean the same. */
export function means(pattern: string, meaning: Meaning): Rule {
  return rule(pattern, () => meaning);
}

export const filter = (change: Partial<FilterValues & Pick<SearchFilters, 'operation'>>): Meaning => ({
  kind: 'filter',
  change,
});

export const MISSED: Meaning = { kind: 'missed' };
export const FILLER: Meaning = { kind: 'filler' };

/** Characters of a sentence; the rest is not read. */
export const LONGEST_SENTENCE = 300;
