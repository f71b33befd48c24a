import { looksAutomatic } from './spam.js';

describe('a form was filled by a machine', () => {
  it.each([
    [{}, false],
    [{ casillero: '' }, false],
    [{ casillero: 'https://ejemplo.com' }, true],
    [{ casillero: 'x', tiempo: 60_000 }, true],
    [{ tiempo: 1_199 }, true],
    [{ tiempo: 1_200 }, false],
    [{ casillero: '', tiempo: 0 }, true],
    [{ tiempo: -1 }, false],
    [{ casillero: 'x', tiempo: -1 }, true],
  ])('where it holds %p: %p', (traps, expected) => {
    expect(looksAutomatic(traps)).toBe(expected);
  });
});
