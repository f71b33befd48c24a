import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { repetitionOf, type Once } from '#platform/http/input/idempotency.js';
import type { ReceivedFile } from '#platform/http/input/receive-files.js';

/** Identity of the files, which a repetition of the request must match. */
export function filesOf(files: readonly ReceivedFile[]): string {
  return JSON.stringify(files.map(({ name, staged }) => [name, staged?.bytes]));
}

/**
 * A repetition of the request that added these photos.
 * @param upload.key `Idempotency-Key` of the request
 */
export function repetitionOfPhotos(
  target: string,
  { files, key }: { files: readonly ReceivedFile[]; key: string | null },
): Once {
  return repetitionOf(target, { key, text: filesOf(files), refusal: ERROR_MESSAGES.keyOfAnother });
}
