import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../process/problem.js';
import { makeFolder } from './make-folder.js';

/** Suffix of a file that is incomplete. */
export const STAGED = '.part';

/** A file that has arrived completely; it is then kept under a name or discarded. */
export interface StagedFile {
  /** Local path, for inspection. */
  path: string;
  bytes: number;
  keep(name: string): Promise<void>;
  /** No effect on a file that has been kept. */
  discard(): Promise<void>;
}

/**
 * Writes a stream to a new file in the folder and syncs it. On failure, nothing remains.
 * @throws Problem 'storage-full' or 'unavailable' of the disk, and the errors of the stream
 */
export async function writeStaged(
  folder: string,
  stream: Readable,
): Promise<Pick<StagedFile, 'path' | 'bytes'>> {
  await onDisk(makeFolder(folder, 0o750));
  const path = join(folder, `.${randomBytes(12).toString('base64url')}${STAGED}`);
  const file = await onDisk(open(path, 'wx', 0o600));
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      await onDisk(file.writeFile(chunk));
      bytes += chunk.length;
    }
    await onDisk(file.sync());
    await onDisk(file.close());
    return { path, bytes };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Whether the code of a system error means that the disk or the quota is full. */
export function isFull(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * Awaits an operation of the disk. What fails there is never the client's fault.
 * @throws Problem 'storage-full' if the disk is full, otherwise 'unavailable' with the error as its cause
 */
export async function onDisk<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    const problem = isFull((error as NodeJS.ErrnoException).code)
      ? new Problem('storage-full', ERROR_MESSAGES.storageFull)
      : new Problem('unavailable', ERROR_MESSAGES.storageFails);
    problem.cause = error;
    throw problem;
  }
}
