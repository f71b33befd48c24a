import { Injectable } from '@nestjs/common';
import { FileStorage, type StoredFile } from '#platform/files/file-storage.js';
import { renditionName } from './rendering/rendition.js';
import type { Image } from './image.entity.js';

/** Width of the picture that an owner sees of a photo that is not public, in pixels. */
const PREVIEW_WIDTH = 320;

/** Files of photos for calls that check the access themselves. */
@Injectable()
export class PhotoContent {
  constructor(private readonly storage: FileStorage) {}

  /** A small WebP of a photo; undefined before its renditions exist. */
  async preview({
    storageKey: key,
    widths,
  }: Pick<Image, 'storageKey' | 'widths'>): Promise<StoredFile | undefined> {
    const width = widths.find((one) => one >= PREVIEW_WIDTH) ?? widths.at(-1);
    return width === undefined ? undefined : this.storage.open(renditionName({ key, width, format: 'webp' }));
  }
}
