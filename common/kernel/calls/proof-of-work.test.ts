import { leadingZeroBits, solutionOf } from './proof-of-work.js';

describe('a proof of work', () => {
  it.each([
    [[0x80], 0],
    [[0x7f], 1],
    [[0x01, 0xff], 7],
    [[0, 0xff], 8],
    [[0, 0x10], 11],
    [[0, 0, 0x01], 23],
    [[0, 0], 16],
  ])('%j begins with %i zero bits', (bytes, bits) => {
    expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
  });

  it('is the task with a number', () => {
    expect(solutionOf({ desafio: 'a.b', bits: 3 }, 41)).toBe('a.b:41');
  });
});
