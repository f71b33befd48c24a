import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileStorage } from '#platform/files/file-storage.js';
import {
  JPEG_WIDTH,
  RENDITION_WIDTHS,
  renditionName,
  type Rendition,
} from '../../../listings/pictures/public.js';

const FOLDER = resolve('backend/assets/demo-photos');

/** A picture made for the demonstration, with its renditions. */
export interface DemoPhoto {
  name: string;
  alt: string;
  width: number;
  height: number;
  blur: string;
  widths: number[];
}

/** The pictures, by name. */
export async function readDemoPhotos(): Promise<Map<string, DemoPhoto>> {
  const index: Omit<DemoPhoto, 'widths'>[] = JSON.parse(await readFile(join(FOLDER, 'index.json'), 'utf8'));
  return new Map(index.map((photo) => [photo.name, { ...photo, widths: [...RENDITION_WIDTHS] }]));
}

/** The JPEG rendition of a picture. */
export function readDemoPicture(name: string): Promise<Buffer> {
  const file = renditionName({ key: name, width: JPEG_WIDTH, format: 'jpg' });
  return readFile(join(FOLDER, 'renditions', file));
}

/** Stores a picture's renditions under a new storage key. */
export async function storeDemoPhoto(storage: FileStorage, name: string, key: string): Promise<void> {
  const renditions: Omit<Rendition, 'key'>[] = [
    ...RENDITION_WIDTHS.flatMap((width) => [
      { width, format: 'avif' as const },
      { width, format: 'webp' as const },
    ]),
    { width: JPEG_WIDTH, format: 'jpg' },
  ];
  for (const rendition of renditions) {
    const source = join(FOLDER, 'renditions', renditionName({ key: name, ...rendition }));
    await storage.copyFrom(source, renditionName({ key, ...rendition }));
  }
}
