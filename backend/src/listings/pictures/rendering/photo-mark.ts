import { openPixels, type Pixels } from './image-library.js';
import type { Mark } from './rendition.js';
import { BOLD, writeText, type WrittenText } from './write-text.js';

/** Size of the letters as a share of the width, and their bounds in pixels. */
const SIZE = 0.02;
const LEAST_SIZE = 10;
const MOST_SIZE = 24;
/** Letters are made smaller down to this size, below which nobody reads them. */
const READABLE = 8;
/** Most of the width, and of the height, that the mark takes. */
const MOST_WIDTH = 0.6;
const MOST_HEIGHT = 0.3;
/** White letters on this shade have a contrast of 5.7 on a white picture. */
const SHADE = { r: 0, g: 0, b: 0, alpha: 0.6 };

/** The picture with its mark in the lower left corner; the gallery counts its photos in the right one. A picture that is too small for it stays as it is. */
export async function withMark(pixels: Pixels, mark: Mark): Promise<Pixels> {
  const { width, height } = pixels.info;
  const written =
    (await fitting(mark, { width, height })) ?? (await fitting(mark.slice(0, 1), { width, height }));
  if (!written) return pixels;
  const { text, padding } = written;
  const shade = { width: text.width + 2 * padding, height: text.height + 2 * padding };
  const top = height - shade.height;
  return openPixels(pixels)
    .composite([
      { input: { create: { ...shade, channels: 4, background: SHADE } }, left: 0, top },
      { ...text.overlay, left: padding, top: top + padding },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The words in letters that fit into the picture; undefined if those could not be read. */
async function fitting(
  mark: Mark,
  { width, height }: { width: number; height: number },
): Promise<{ text: WrittenText; padding: number } | undefined> {
  let size = Math.round(Math.min(Math.max(width * SIZE, LEAST_SIZE), MOST_SIZE));
  for (; size >= READABLE; size--) {
    const text = await writeText({ text: mark.join(' · '), font: BOLD, size, colour: '#ffffff' });
    const padding = Math.ceil(size / 3);
    if (text.width + 2 * padding > width * MOST_WIDTH || text.height + 2 * padding > height * MOST_HEIGHT)
      continue;
    return { text, padding };
  }
  return undefined;
}
