import type { Upload, Write } from '#common/calls/call.js';
import type { PhotosUploadedAnswer } from '#common/wire/admin.js';
import type { UploadFields } from '#common/wire/edits.js';
import { ApiError, NO_CONNECTION, readAnswer } from '../../app/api.js';
import { announceLostSession } from '../session/lost-session.js';

const UNAUTHORISED = 401;
const TIMEOUT_MS = 180_000;

export interface PhotoToSend {
  /** `uploadPhotos`, or `uploadPendingPhotos`. */
  call: Write<Upload<UploadFields>, PhotosUploadedAnswer>;
  listingId: number;
  file: File;
  /** Idempotency key: the same for each attempt. */
  key: string;
}

/**
 * Uploads one photo and reports progress (0 to 1), which `fetch` cannot.
 * @throws ApiError with the server's reason for this file, if any
 */
export function sendPhoto(
  { call, listingId, file, key }: PhotoToSend,
  onProgress: (part: number) => void,
): Promise<PhotosUploadedAnswer> {
  const form = new FormData();
  form.append('idInmueble' satisfies keyof UploadFields, String(listingId));
  form.append('imagenes[]', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, call.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = TIMEOUT_MS;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    const lost = (): void => reject(new ApiError(NO_CONNECTION, ''));
    for (const event of ['error', 'timeout', 'abort'] as const) request.addEventListener(event, lost);
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, JSON.parse(request.responseText)) as PhotosUploadedAnswer);
      } catch (error) {
        if (request.status === UNAUTHORISED) announceLostSession();
        reject(error instanceof ApiError ? error : new ApiError(request.status, ''));
      }
    });
    request.send(form);
  });
}
