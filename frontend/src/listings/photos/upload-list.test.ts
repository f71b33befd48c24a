import { PHOTO_REFUSALS } from '#common/listings/photos/photo-messages.js';
import { checkFiles, release } from './upload-list.js';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

/** As browsers give a folder that was dropped: reading it fails. */
class Folder extends File {
  override slice(): Blob {
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  }
}

it('refuses what cannot be read, and not the photos beside it', async () => {
  const chosen = await checkFiles([new Folder([], 'fotos'), new File([JPEG], 'frente.jpg')], 20);
  release(chosen);
  expect(chosen.map(({ fault }) => fault)).toEqual([PHOTO_REFUSALS.broken, undefined]);
});
