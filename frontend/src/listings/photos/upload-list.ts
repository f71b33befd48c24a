import { PHOTO_REFUSALS, type PhotoRefusal } from '#common/listings/photos/photo-messages.js';
import { HEAD_BYTES, photoFault } from '#common/listings/photos/photo-files.js';
import { megabytesText } from '#common/kernel/text.js';
import { makeKey } from '../../app/make-key.js';

/** A chosen file, and the reason if it is refused. */
export interface ChosenFile {
  /** Idempotency key of the upload, too. */
  key: string;
  file: File;
  /** Object URL of the preview; undefined if it is not a picture. */
  preview: string | undefined;
  fault: string | undefined;
}

export type UploadState = 'waiting' | 'sending' | 'failed';

/** A photo being uploaded. Completed uploads leave the list. */
export interface Upload {
  key: string;
  file: File;
  state: UploadState;
  /** 0 to 1. */
  sent: number;
  error?: string;
}

/** Checks the files and the number of free places. */
export async function checkFiles(files: readonly File[], free: number): Promise<ChosenFile[]> {
  const checked: ChosenFile[] = [];
  let left = free;
  for (const file of files) {
    const fault = await faultOf(file);
    const refusal = fault ?? (left > 0 ? undefined : 'limit');
    if (!refusal) left -= 1;
    checked.push({
      key: makeKey(),
      file,
      preview: fault && fault !== 'too-large' ? undefined : URL.createObjectURL(file),
      fault: refusal && PHOTO_REFUSALS[refusal],
    });
  }
  return checked;
}

/** A folder that was dropped, and a file that is gone since it was chosen, cannot be read. */
async function faultOf(file: File): Promise<PhotoRefusal | undefined> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  return head ? photoFault({ bytes: file.size, head: new Uint8Array(head) }) : 'broken';
}

/** Releases the previews. */
export function release(files: readonly ChosenFile[]): void {
  for (const { preview } of files) if (preview) URL.revokeObjectURL(preview);
}

const MEGABYTE = 1024 * 1024;

/** `3,2 MB`, `480 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return megabytesText(bytes / MEGABYTE);
}
