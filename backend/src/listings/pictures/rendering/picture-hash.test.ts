import { differenceHash, FLAT_PICTURE, HASHED_HEIGHT, HASHED_WIDTH, NEAR_CHUNKS } from './picture-hash.js';

/** Brightness of each pixel by its column and row. */
const grey = (level: (column: number, row: number) => number): Uint8Array =>
  Uint8Array.from({ length: HASHED_WIDTH * HASHED_HEIGHT }, (_, at) =>
    level(at % HASHED_WIDTH, Math.floor(at / HASHED_WIDTH)),
  );

/** Rows become brighter to the right at the first `count` places, counted column by column, and are constant afterwards. */
const visible = (count: number, column: number, row: number): number =>
  10 * Math.min(column, Math.floor((count - row + HASHED_HEIGHT - 1) / HASHED_HEIGHT));
/** The hash of which the first bits are set. */
const first = (bits: number): bigint => BigInt.asIntN(64, ((1n << BigInt(bits)) - 1n) << BigInt(64 - bits));

describe('the hash of a picture', () => {
  it.each<[string, (column: number, row: number) => number, string]>([
    ['one grey', () => 128, FLAT_PICTURE],
    ['a sky, darker at the top', (_column, row) => 100 + row * 15, FLAT_PICTURE],
    ['a wall with noise of three levels', (column) => 128 + (column % 2) * 3, FLAT_PICTURE],
    [
      'stripes of four levels, just visible',
      (column) => 128 + (column % 2) * 4,
      String(BigInt.asIntN(64, 0xff00ff00ff00ff00n)),
    ],
    ['one edge from top to bottom', (column) => (column < 4 ? 60 : 164), FLAT_PICTURE],
    ['20 visible differences, all brighter', (column, row) => visible(20, column, row), String(first(20))],
    ['19 visible differences, all brighter', (column, row) => visible(19, column, row), FLAT_PICTURE],
    ['brighter to the right everywhere', (column) => column * 20, '-1'],
    ['brighter at the left edge only', (column) => (column === 0 ? 0 : 200 - column * 20), String(first(8))],
    ['stripes', (column) => (column % 2) * 200, String(BigInt.asIntN(64, 0xff00ff00ff00ff00n))],
  ])('%s', (_what, level, hash) => {
    expect(differenceHash(grey(level))).toBe(hash);
  });

  it('is the same of a picture that is brighter by a constant', () => {
    const level = (column: number, row: number) => ((column * 7 + row * 13) % 11) * 15;
    expect(differenceHash(grey((column, row) => level(column, row) + 40))).toBe(differenceHash(grey(level)));
  });

  it('is near in a chunk that is equal or differs in one of 16 bits', () => {
    expect(NEAR_CHUNKS).toHaveLength(17);
    expect(new Set(NEAR_CHUNKS).size).toBe(17);
    expect(Math.max(...NEAR_CHUNKS)).toBe(0x8000);
  });
});
