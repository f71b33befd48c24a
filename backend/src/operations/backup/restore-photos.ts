import { join } from 'node:path';
import type { FileStorage } from '#platform/files/file-storage.js';
import { readChecksums } from './format/manifest.js';
import type { OpenedBackup } from './format/open-backup.js';
import { readStored } from './format/stored-file.js';

const PHOTO = /^photos\/(.+?)(?:\.age)?$/;

/**
 * Stores the files of the photos. It runs before the rows are loaded, so that no row lacks its file; if the restore fails later, the sweep
 * deletes them.
 */
export async function restorePhotos(
  backup: OpenedBackup,
  storage: FileStorage,
  signal: AbortSignal,
): Promise<number> {
  const { folder, seal } = backup;
  let restored = 0;
  for (const file of (await readChecksums(backup)).keys()) {
    const name = PHOTO.exec(file)?.[1];
    if (!name) continue;
    signal.throwIfAborted();
    const staged = await storage.stage(readStored(join(folder, file), { compressed: false, seal }));
    try {
      await staged.keep(name);
    } finally {
      await staged.discard();
    }
    restored += 1;
  }
  return restored;
}
