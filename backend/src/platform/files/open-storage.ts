import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/settings.js';
import { PlainError } from '../process/plain-error.js';
import { BucketStorage } from './bucket-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { makeFolder } from './make-folder.js';
import { isFull, STAGED } from './staged-file.js';

/** The storage that the settings name: a bucket, or a folder under DATA_DIR. */
export function openStorage(settings: Settings): FileStorage {
  const { UPLOADS_S3_ENDPOINT, UPLOADS_S3_BUCKET, UPLOADS_S3_ACCESS_KEY, UPLOADS_S3_SECRET_KEY } = settings;
  if (UPLOADS_S3_ENDPOINT && UPLOADS_S3_BUCKET && UPLOADS_S3_ACCESS_KEY && UPLOADS_S3_SECRET_KEY) {
    return new BucketStorage({
      endpoint: UPLOADS_S3_ENDPOINT,
      bucket: UPLOADS_S3_BUCKET,
      region: settings.UPLOADS_S3_REGION,
      accessKey: UPLOADS_S3_ACCESS_KEY,
      secretKey: UPLOADS_S3_SECRET_KEY,
    });
  }
  return new FolderStorage(folderOf(settings));
}

/**
 * Writes a file at the start of a process, so that a folder that cannot be written ends the start instead of refusing the first photo. A full
 * disk does not: the site is served without uploads.
 * @throws PlainError naming the folder
 */
export async function checkStorage(settings: Settings): Promise<void> {
  if (!(openStorage(settings) instanceof FolderStorage)) return;
  const folder = folderOf(settings);
  const path = join(folder, `.${randomUUID()}${STAGED}`);
  try {
    await makeFolder(folder, 0o750);
    await writeFile(path, 'x', { mode: 0o600 });
    await rm(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!isFull(code))
      throw new PlainError(`${folder} cannot be written (${code}): photos could not be stored.`);
  }
}

function folderOf({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, 'uploads');
}
