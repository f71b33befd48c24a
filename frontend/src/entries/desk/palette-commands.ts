import { fold } from '#common/kernel/text.js';

/** An action on a notice as it is typed: `baja ALQ-0105`, `105 precios`. */
export interface Command {
  verb: string;
  /** The code or number. */
  notice: string;
}

const NOTICE = /(?<![\p{L}\p{N}])(?:(?:alq|ven)[\p{Pd}\s_]?)?\d{1,9}(?![\p{L}\p{N}])/iu;

/** Words that say nothing about an action. */
const SMALL = new Set(['a', 'al', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'un', 'una']);
const SHORTEST_WORD = 3;

/**
 * The command of a typed text; null without a code or number, or if its other words are not those of an action, as in `Calle 21`.
 * @param isVerb whether actions have these words
 */
export function readCommand(typed: string, isVerb: (words: string) => boolean): Command | null {
  const notice = NOTICE.exec(typed)?.[0];
  if (!notice) return null;
  const verb = wordsOf(typed.replace(notice, ' ')).join(' ');
  return verb && isVerb(verb) ? { verb, notice: notice.trim() } : null;
}

/** Whether each typed word begins one of the words, ignoring case and accents; false for an empty text. */
export function hasWords(words: string, typed: string): boolean {
  const known = wordsOf(words);
  const wanted = wordsOf(typed);
  return (
    wanted.length > 0 && wanted.every((one) => isLong(one) && known.some((word) => word.startsWith(one)))
  );
}

const isLong = (word: string): boolean => word.length >= SHORTEST_WORD;

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word));
}
