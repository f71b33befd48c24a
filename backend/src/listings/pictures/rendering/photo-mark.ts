import { openPixels, type Pixels } from './image-library.js';
import type { Mark } from './rendition.js';
import { BOLD, writeText, type WrittenText } from './write-text.js';

/** Size of the letters as a share of the width, and their bounds in pixels. */
const SIZE = 0.02;
const LEAST_SIZE = 10;
const MOST_SIZE = 24;
/** Letters are made smaller down to this size, below which nobody reads them. */
const READABLE = 8;
/** Most of the width, and of the height, of what every frame shows that the mark takes. */
const MOST_WIDTH = 0.6;
const MOST_HEIGHT = 0.3;
/** White letters on this shade have a contrast of 5.7 on a white picture. */
const SHADE = { r: 0, g: 0, b: 0, alpha: 0.6 };

/** Shapes of the frames in which pages show photos, which cut off what is outside: of cards and phones, and of the sheet on a wide screen. */
const NARROWEST_FRAME = 4 / 3;
const WIDEST_FRAME = 16 / 10;

interface Size {
  width: number;
  height: number;
}

/**
 * The picture with its mark in the lower left corner of the part that every frame shows, or of the whole if that part is too small for
 * letters; the gallery counts its photos in the right one. A picture that is too small itself stays as it is.
 */
export async function withMark(pixels: Pixels, mark: Mark): Promise<Pixels> {
  const whole = pixels.info;
  const shown = shownInEveryFrame(whole);
  const place = (await placed(mark, shown)) ?? (await placed(mark, whole));
  if (!place) return pixels;
  const { text, padding, area } = place;
  const shade = { width: text.width + 2 * padding, height: text.height + 2 * padding };
  const left = Math.ceil((whole.width - area.width) / 2);
  const top = Math.floor((whole.height + area.height) / 2) - shade.height;
  return openPixels(pixels)
    .composite([
      { input: { create: { ...shade, channels: 4, background: SHADE } }, left, top },
      { ...text.overlay, left: left + padding, top: top + padding },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The middle of a picture that is left whichever frame cuts it. */
function shownInEveryFrame({ width, height }: Size): Size {
  return {
    width: Math.min(width, height * NARROWEST_FRAME),
    height: Math.min(height, width / WIDEST_FRAME),
  };
}

interface Written {
  text: WrittenText;
  padding: number;
}

/** The words that fit into the middle of a picture, without the code if both do not. */
async function placed(mark: Mark, area: Size): Promise<(Written & { area: Size }) | undefined> {
  const written = (await fitting(mark, area)) ?? (await fitting(mark.slice(0, 1), area));
  return written && { ...written, area };
}

/** The words in letters that fit; undefined if those could not be read. */
async function fitting(mark: Mark, { width, height }: Size): Promise<Written | undefined> {
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
