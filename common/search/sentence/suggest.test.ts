import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { INITIAL_AMENITIES } from '../../listings/amenities/initial-amenities.js';
import { SENTENCE_ZONES } from '../../../test/builders/sentences.js';
import { readSentence } from './read-sentence.js';
import { suggestSentences } from './suggest.js';

const NAMES = { amenities: INITIAL_AMENITIES, zones: SENTENCE_ZONES };
const suggested = (sentence: string) => suggestSentences(sentence, NAMES);

it.each([
  ['casa en mi', 'casa en Miramar'],
  ['Depto en MAR DEL', 'Depto en Mar del Plata'],
  ['casa, segunda quincena de e', 'casa, segunda quincena de enero'],
  ['casa con pil', 'casa con pileta'],
  ['con bálc', 'con balcón'],
  ['para 6 per', 'para 6 personas'],
  ['depto en pun', 'depto en Punta Mogotes'],
])('%s is completed to %s', (sentence, completed) => {
  expect(suggested(sentence)).toContain(completed);
});

it.each(['', ' ', 'casa en Miramar', 'xyz', '<b>', 'ñ'.repeat(10_000)])('%j is not completed', (sentence) => {
  expect(suggested(sentence)).toEqual([]);
});

it('what is suggested is understood', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const all = letters.flatMap((letter) => letters.flatMap((other) => suggested(`casa 3 ${letter}${other}`)));
  expect(all.length).toBeGreaterThan(30);
  const context = { today: '2026-11-27', calendar: new SeasonCalendar([]), ...NAMES };
  const counted = /3 (dormitorios|ambientes|baños|personas|millones)$/;
  const missed = all.filter((one) => {
    const sentence = counted.test(one) ? one : one.replace('casa 3 ', '');
    const { notUnderstood, filters } = readSentence(sentence, context);
    return notUnderstood.length > 0 || filters.words.some((word) => !['frente', 'mar'].includes(word));
  });
  expect(missed).toEqual([]);
});
