/** Rows of brightness differences, and differences of a row. */
const SIZE = 8;
/** Width and height of the greyscale picture that is hashed, in pixels. */
export const HASHED_WIDTH = SIZE + 1;
export const HASHED_HEIGHT = SIZE;

/** Neighbouring pixels differ visibly from this number of grey levels (of 256) on. */
const VISIBLE = 4;
/** Least number of set bits among the 64. Sky, a wall or a single edge sets fewer, and many pictures share such a hash. */
const FEWEST_VISIBLE = 20;

/** The hash of a picture with too little detail. It is like no other. */
export const FLAT_PICTURE = '0';

/**
 * Two pictures are taken for the same if at most this number of the 64 bits differ. Of 72 pictures all copies that were
 * compressed again, and 69 that were made smaller, stay within it; the nearest pair of different pictures differs in 13. Four chunks of 16
 * bits cannot all differ in two bits or more then.
 */
export const NEAR_BITS = 7;

/** Differences of the nearest chunk of a near hash: none, or one of its 16 bits. */
export const NEAR_CHUNKS: readonly number[] = [0, ...Array.from({ length: 16 }, (_, bit) => 1 << bit)];

/**
 * Difference hash (dHash) of a picture: each bit tells whether a pixel is brighter than its left neighbour
 * (N. Krawetz, "Kind of Like That", hackerfactor.com, 2013). Columns come first, so that each 16-bit chunk covers the full height.
 * @param grey brightness of 9 × 8 pixels, row by row
 * @returns a signed 64-bit number in decimal digits; `FLAT_PICTURE` for too little detail
 */
export function differenceHash(grey: Uint8Array): string {
  let hash = 0n;
  let visible = 0;
  for (let column = 0; column < SIZE; column++) {
    for (let row = 0; row < SIZE; row++) {
      const at = row * HASHED_WIDTH + column;
      const difference = grey[at + 1]! - grey[at]!;
      hash = (hash << 1n) | (difference > 0 ? 1n : 0n);
      if (Math.abs(difference) >= VISIBLE) visible += 1;
    }
  }
  return visible < FEWEST_VISIBLE ? FLAT_PICTURE : String(BigInt.asIntN(64, hash));
}
