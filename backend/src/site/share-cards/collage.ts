import sharp from 'sharp';
import { CARD_SIZE } from '#common/site/share-card.js';
import { openPicture } from '../../listings/pictures/public.js';

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between pictures. */
const GAP = 8;
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const HALF_WIDTH = (WIDTH - GAP) / 2;
const HALF_HEIGHT = (HEIGHT - GAP) / 2;
const RIGHT = HALF_WIDTH + GAP;
const LOWER = HALF_HEIGHT + GAP;

/** Places of one to four pictures: whole, halves, a half and two quarters, quarters. */
const LAYOUTS: readonly (readonly Tile[])[] = [
  [{ left: 0, top: 0, width: WIDTH, height: HEIGHT }],
  [0, RIGHT].map((left) => ({ left, top: 0, width: HALF_WIDTH, height: HEIGHT })),
  [
    { left: 0, top: 0, width: HALF_WIDTH, height: HEIGHT },
    ...[0, LOWER].map((top) => ({ left: RIGHT, top, width: HALF_WIDTH, height: HALF_HEIGHT })),
  ],
  [0, LOWER].flatMap((top) =>
    [0, RIGHT].map((left) => ({ left, top, width: HALF_WIDTH, height: HALF_HEIGHT })),
  ),
];

/**
 * Pictures side by side, each cropped to its place.
 * @param pictures one to four files
 * @returns a card of pixels (raw), with three channels
 * @throws Error for a damaged picture
 */
export async function collage(pictures: readonly Buffer[]): Promise<Buffer> {
  const layout = LAYOUTS[pictures.length - 1]!;
  const tiles = await Promise.all(
    layout.map(async ({ left, top, width, height }, place) => {
      const input = await openPicture(pictures[place]!)
        .resize({ width, height, fit: 'cover' })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { input: input.data, raw: input.info, left, top };
    }),
  );
  const [whole] = tiles;
  if (tiles.length === 1) return whole!.input;
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: '#fff' } })
    .composite(tiles)
    .removeAlpha()
    .raw()
    .toBuffer();
}
