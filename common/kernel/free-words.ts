import { SEARCH_TOWNS } from './places.js';
import { fold } from './text.js';

const LONGEST_WORD = 30;

const STOP_WORDS = new Set(
  'al all con de del el en es la las le lo los mi muy no nos null para por que se si sin su sus todas todo todos tu un una unas undefined uno unos ya'.split(
    ' ',
  ),
);

/** Names that are one word, so that 'mar' is not found in every notice of Mar del Plata. */
const TOWNS = SEARCH_TOWNS.map(fold).filter((name) => name.includes(' '));
const STREETS = /\b(calle|avenida|diagonal|ruta) +(?:n +|nro +|numero +)?(\d{1,4})\b(?! de )/g;

/**
 * The words of a text that free words are compared with (docs/search.md): folded, without articles, prepositions and single letters. Towns
 * of several words and streets with numbers are one word: `mardelplata`, `calle21`.
 */
export function freeWords(text: string): string[] {
  let plain = fold(text.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:av|avda) (?=\d)/g, 'avenida ')
    .replace(STREETS, '$1$2');
  for (const town of TOWNS) plain = plain.replaceAll(town, town.replaceAll(' ', ''));
  return plain
    .split(' ')
    .filter((word) => word.length > 1 && word.length <= LONGEST_WORD && !STOP_WORDS.has(word));
}
