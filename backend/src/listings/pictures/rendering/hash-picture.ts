import { differenceHash, HASHED_HEIGHT, HASHED_WIDTH } from './picture-hash.js';
import { openPicture } from './image-library.js';

/**
 * Perceptual hash of a picture. It changes little if the picture is compressed again, resized, brightened or slightly cropped.
 * @param jpeg the JPEG rendition, which every ready photo has (5 ms)
 * @returns as `differenceHash`; rejects for a damaged file
 */
export async function hashPicture(jpeg: Buffer): Promise<string> {
  const grey = await openPicture(jpeg)
    .greyscale()
    .resize({ width: HASHED_WIDTH, height: HASHED_HEIGHT, fit: 'fill' })
    .raw()
    .toBuffer();
  return differenceHash(grey);
}
