import { openPicture, openPixels, type Pixels } from './image-library.js';
import { withMark } from './photo-mark.js';
import { JPEG_WIDTH, RENDITION_WIDTHS, widthsFor, type Mark, type Rendition } from './rendition.js';

/** Effort 2 of AVIF needs a fifth of the default's time; files are a few per cent larger. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76 };
const JPEG = { quality: 78, mozjpeg: true };

export interface MadeRendition extends Omit<Rendition, 'key'> {
  content: Buffer;
}

/**
 * Makes the renditions of a picture, each width from the next larger one, with a mark or clean. They contain only pixels: no EXIF, no location, no appended script.
 * Rejects for a damaged picture.
 */
export async function* makeRenditions(picture: Buffer, mark: Mark = []): AsyncGenerator<MadeRendition> {
  let clean = await decode(picture, RENDITION_WIDTHS.at(-1)!);
  const wanted = widthsFor(clean.info.width);
  for (const width of RENDITION_WIDTHS.toReversed()) {
    clean = await narrow(clean, width);
    const pixels = mark.length > 0 ? await withMark(clean, mark) : clean;
    if (width === JPEG_WIDTH)
      yield { width, format: 'jpg', content: await openPixels(pixels).jpeg(JPEG).toBuffer() };
    if (!wanted.includes(width)) continue;
    yield { width, format: 'avif', content: await openPixels(pixels).avif(AVIF).toBuffer() };
    yield { width, format: 'webp', content: await openPixels(pixels).webp(WEBP).toBuffer() };
  }
}

function decode(picture: Buffer, width: number): Promise<Pixels> {
  return openPicture(picture)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function narrow(pixels: Pixels, width: number): Promise<Pixels> {
  if (pixels.info.width <= width) return pixels;
  return openPixels(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
}
