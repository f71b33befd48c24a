import type { FileStorage } from '#platform/files/file-storage.js';
import type { MadeRendition } from '../rendering/make-renditions.js';
import { hashPicture } from '../rendering/hash-picture.js';
import { FLAT_PICTURE } from '../rendering/picture-hash.js';
import { renditionName } from '../rendering/rendition.js';

/** The storage could not write or read a file. */
export class StorageFault extends Error {
  override name = 'StorageFault';
}

/**
 * Stores the renditions of a picture as they are made.
 * @returns their widths, ascending, and the hash of the picture
 * @throws Error a `StorageFault` if the storage fails
 */
export async function storeRenditions(
  storage: FileStorage,
  key: string,
  renditions: AsyncIterable<MadeRendition>,
): Promise<{ widths: number[]; pictureHash: string }> {
  const widths = new Set<number>();
  let pictureHash = FLAT_PICTURE;
  for await (const { width, format, content } of renditions) {
    await storage.put(renditionName({ key, width, format }), content).catch(storageFault);
    if (format === 'jpg') pictureHash = await hashPicture(content);
    else widths.add(width);
  }
  return { widths: [...widths].sort((one, other) => one - other), pictureHash };
}

export function storageFault(error: Error): never {
  const { message } = error.cause instanceof Error ? error.cause : error;
  throw new StorageFault(message, { cause: error });
}
