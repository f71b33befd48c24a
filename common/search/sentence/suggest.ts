import { SEARCH_TOWNS } from '../../kernel/places.js';
import { fold } from '../../kernel/text.js';
import { PROPERTY_TYPES } from '../../listings/property-types.js';
import type { FilterNames } from '../filters/filter.js';
import { SEASON_HALVES } from '../../pricing/season/season-halves.js';

const MOST_SUGGESTIONS = 6;
/** Words of the longest phrase that may be half typed. */
const MOST_TAIL = 4;

const OTHERS =
  'enero,febrero,marzo,diciembre,semana santa,vacaciones de invierno,todo el año,dormitorios,ambientes,baños,personas,monoambiente,millones,alquiler,venta,apto crédito,que acepten mascotas,ropa de cama incluida,frente al mar,cerca del mar,lo más barato'.split(
    ',',
  );

const PHRASES: readonly string[] = [
  ...SEARCH_TOWNS,
  ...PROPERTY_TYPES.filter(({ name }) => name !== 'otro').map(({ short }) => short.toLowerCase()),
  ...SEASON_HALVES.map(({ label }) => label.replace('1.ª', 'primera').replace('2.ª', 'segunda')),
  ...OTHERS,
];

/**
 * The sentence with its last words completed: 'casa en mi' → 'casa en Miramar'. Only words that `readSentence` understands are suggested.
 */
export function suggestSentences(sentence: string, { amenities, zones }: FilterNames): string[] {
  const named = [...amenities.map((name) => name.toLowerCase()), ...zones.map(({ name }) => name)];
  const known = [...PHRASES, ...named].map((phrase) => ({
    phrase,
    folded: fold(phrase),
  }));
  const starts = [...sentence.matchAll(/[^\s,;]+/g)].slice(-MOST_TAIL).map(({ index }) => index);
  // The longest tail first: 'mar del' is rather 'Mar del Plata' than a word that begins with 'del'.
  const completed = starts.flatMap((from) => {
    const tail = fold(sentence.slice(from)).replace(/\s+/g, ' ');
    return known
      .filter(({ folded }) => folded.startsWith(tail) && folded.length > tail.length)
      .map(({ phrase }) => sentence.slice(0, from) + phrase);
  });
  return [...new Set(completed)].slice(0, MOST_SUGGESTIONS);
}
