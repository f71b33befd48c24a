import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';

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
 * @throws Problem 'storage-full'
 */
export async function writeStaged(
  folder: string,
  stream: Readable,
): Promise<Pick<StagedFile, 'path' | 'bytes'>> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const path = join(folder, `.${randomBytes(12).toString('base64url')}${STAGED}`);
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    await file.sync();
    await file.close();
    return { path, bytes };
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw asProblem(error);
  }
}

/** Turns a disk-full error into a Problem; other errors are unchanged. */
export function asProblem(error: unknown): unknown {
  const isFull = ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException)?.code));
  return isFull ? new Problem('storage-full', ERROR_MESSAGES.storageFull) : error;
}
