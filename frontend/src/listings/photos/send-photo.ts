import type { Upload, Write } from '#common/kernel/calls/call.js';
import { ApiError, NO_CONNECTION, readAnswer } from '../../app/api.js';
import { deadlineMs } from '../../app/timings.js';

export interface PhotoToSend<Fields, Answer> {
  call: Write<Upload<Fields>, Answer>;
  /** Sent before the file. */
  fields: Fields;
  file: File;
  /** Idempotency key: the same for each attempt. */
  key: string;
}

export interface SendingOptions {
  /** Receives the part that has been sent, 0 to 1, which `fetch` does not report. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one photo.
 * @throws ApiError with the server's reason if it refused the file, and with NO_CONNECTION if there was no response or the signal was aborted
 */
export function sendPhoto<Fields extends object, Answer>(
  { call, fields, file, key }: PhotoToSend<Fields, Answer>,
  { onProgress, signal }: SendingOptions,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('imagenes[]', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, call.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.timeout = deadlineMs('photo');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    const lost = (): void => reject(new ApiError(NO_CONNECTION, ''));
    for (const event of ['error', 'timeout', 'abort'] as const) request.addEventListener(event, lost);
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.status, JSON.parse(request.responseText)) as Answer);
      } catch (error) {
        reject(error instanceof ApiError ? error : new ApiError(request.status, ''));
      }
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
