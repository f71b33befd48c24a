import { seaWords } from './sea-distance.js';

it.each([
  [100, 'a menos de 300 m del mar'],
  [300, 'a menos de 300 m del mar'],
  [400, 'a unos 400 m del mar'],
  [900, 'a unos 900 m del mar'],
  [1_000, 'a 1 km del mar'],
  [1_400, 'a 1,4 km del mar'],
  [5_000, 'a 5 km del mar'],
])('%i m are %s', (metres, words) => {
  expect(seaWords(metres)).toBe(words);
});
