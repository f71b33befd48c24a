import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import { CARD_SIZE } from '#common/site/share-card.js';
import { BOLD, MEDIUM, writeText } from '../../listings/pictures/public.js';
import { collage } from './collage.js';
import type { CardWords } from './card-content.js';

const { width: CARD_WIDTH, height: CARD_HEIGHT } = CARD_SIZE;
/** WhatsApp shows no larger pictures. */
const MOST_BYTES = 250_000;
const QUALITIES = [82, 72, 60, 45];

const MARGIN = 56;
const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;
const GAP = 16;
/** Characters that fit into a line of the larger size. */
const LONG_PRICE = 32;
const SEA = { r: 7, g: 45, b: 62 };
/** Height of the shaded part of the picture, above which nothing is written but the name of the site. */
const SHADE_HEIGHT = 430;
const TOP_SHADE_HEIGHT = 130;
const MOST_ALPHA = 235;

type Line = Parameters<typeof writeText>[0];

/**
 * Draws the picture of a shared link: 1200×630, JPEG, less than 250 kB.
 * @param pictures one to four, behind the words
 * @throws Error for a damaged picture
 */
export async function drawCard(
  { price, title, place }: CardWords,
  { pictures, siteName }: { pictures: readonly Buffer[]; siteName: string },
): Promise<Buffer> {
  const lines: Line[] = [
    { text: price, font: BOLD, size: priceSize(price), colour: '#ffd58a' },
    { text: title, font: BOLD, size: 50, colour: '#ffffff' },
    { text: place, font: MEDIUM, size: 32, colour: '#e6f1f5' },
  ];
  const background = await collage(pictures);
  const name = await writeText({ text: siteName, font: BOLD, size: 34, colour: '#ffffff' }, TEXT_WIDTH);
  const composed = await sharp(background, { raw: { ...CARD_SIZE, channels: 3 } })
    .composite([
      shade(SHADE_HEIGHT, 'bottom'),
      shade(TOP_SHADE_HEIGHT, 'top'),
      { ...name.overlay, left: MARGIN, top: 40 },
      ...(await stacked(lines)),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return compressed(composed.data, composed.info);
}

/** Ranges of prices are longer than single prices, and stay on one line. */
function priceSize(price: string): number {
  return price.length > LONG_PRICE ? 40 : 68;
}

async function compressed(data: Buffer, raw: OutputInfo): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MOST_BYTES) break;
  }
  return jpeg;
}

/** The lines from the bottom margin upwards, in their order. */
async function stacked(lines: readonly Line[]): Promise<OverlayOptions[]> {
  const drawn = await Promise.all(lines.map((line) => writeText(line, TEXT_WIDTH)));
  let top = CARD_HEIGHT - MARGIN;
  return drawn.toReversed().map(({ overlay, height }) => {
    top -= height;
    const placed = { ...overlay, left: MARGIN, top };
    top -= GAP;
    return placed;
  });
}

/** A gradient of the site's dark blue that ends at an edge of the card. */
function shade(height: number, edge: 'top' | 'bottom'): OverlayOptions {
  const row = CARD_WIDTH * 4;
  const input = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const towardsEdge = (edge === 'bottom' ? y : height - 1 - y) / (height - 1);
    const alpha = Math.round(MOST_ALPHA * Math.sin((towardsEdge * Math.PI) / 2));
    input.fill(Buffer.from([SEA.r, SEA.g, SEA.b, alpha]), y * row, (y + 1) * row);
  }
  const raw = { width: CARD_WIDTH, height, channels: 4 } as const;
  return { input, raw, left: 0, top: edge === 'bottom' ? CARD_HEIGHT - height : 0 };
}
