import { codeOfWish, wishOfCode, type NewsWish } from './news-wish.js';

describe('the code of a wish for news', () => {
  it.each<[NewsWish, string]>([
    [{ towns: [], operation: null }, 't0'],
    [{ towns: ['Miramar'], operation: 'rental' }, 'a1'],
    [{ towns: ['Mar del Plata', 'Mar del Sur'], operation: 'sale' }, 'v6'],
    [{ towns: ['Miramar', 'Mar del Plata', 'Mar del Sur'], operation: null }, 't7'],
  ])('of %j is %s, and is read back', (wish, code) => {
    expect(codeOfWish(wish)).toBe(code);
    expect(wishOfCode(code)).toEqual(wish);
  });

  it('ignores the order in which towns were chosen', () => {
    expect(codeOfWish({ towns: ['Mar del Sur', 'Miramar'], operation: null })).toBe('t5');
  });

  it('of a town that the site no longer has is read without it', () => {
    expect(wishOfCode('a9')).toEqual({ towns: ['Miramar'], operation: 'rental' });
  });

  it.each(['', 'a', '5', 'x5', 'a5x', 'a-1', 'a1000', 'A1'])('cannot be read from %j', (text) => {
    expect(wishOfCode(text)).toBeUndefined();
  });
});
