import { looksAutomatic } from './spam.js';

describe('a form was filled by a machine', () => {
  it.each([
    [{}, false],
    [{ sitioWeb: '' }, false],
    [{ sitioWeb: 'https://ejemplo.com' }, true],
    [{ sitioWeb: 'x', tiempo: 60_000 }, true],
    [{ tiempo: 1_199 }, true],
    [{ tiempo: 1_200 }, false],
    [{ sitioWeb: '', tiempo: 0 }, true],
    [{ tiempo: -1 }, false],
    [{ sitioWeb: 'x', tiempo: -1 }, true],
  ])('where it holds %p: %p', (traps, expected) => {
    expect(looksAutomatic(traps)).toBe(expected);
  });
});
