import { newsWords } from './news-words.js';

describe('what news a subscriber wants', () => {
  it.each([
    [{ towns: [], operation: null }, 'alquileres y ventas en Miramar, Mar del Plata y Mar del Sur'],
    [{ towns: ['Miramar'], operation: 'rental' as const }, 'alquileres en Miramar'],
    [{ towns: ['Miramar', 'Mar del Sur'], operation: 'sale' as const }, 'ventas en Miramar y Mar del Sur'],
  ])('%j is in words: %s', (wish, words) => {
    expect(newsWords(wish)).toBe(words);
  });
});
