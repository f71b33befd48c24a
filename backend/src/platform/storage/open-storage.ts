import { join } from 'node:path';
import type { Settings } from '../config/settings.js';
import { BucketStorage } from './bucket-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

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
  return new FolderStorage(join(settings.DATA_DIR, 'uploads'));
}
