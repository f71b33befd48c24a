import { join } from 'node:path';
import { PlainError } from '#platform/process/plain-error.js';
import { readChecksums } from './manifest.js';
import type { OpenedBackup } from './open-backup.js';
import { checksumOf, readStored } from './stored-file.js';

const NEWLINE = 10;

/**
 * Reads a backup back: the checksum of every file, the number of rows of every table after decryption and decompression, and the decryption
 * of every other file.
 * @param skip files that need not be read, because they were already checked
 * @throws PlainError naming the first damaged file
 */
export async function verifyBackup(
  backup: OpenedBackup,
  { signal, skip = new Set() }: { signal: AbortSignal; skip?: ReadonlySet<string> },
): Promise<void> {
  const { folder, manifest, seal } = backup;
  const checksums = await readChecksums(backup);
  for (const [file, expected] of checksums) {
    if (skip.has(file)) continue;
    const found = await checksumOf(join(folder, file), signal).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (found !== expected)
      throw new PlainError(`${join(folder, file)} is ${found === undefined ? 'missing' : 'damaged'}.`);
  }
  if (!checksums.has(manifest.settingsFile)) throw new PlainError(`The settings are missing in ${folder}.`);
  for (const { name, file, rows } of manifest.tables) {
    if (!checksums.has(file)) throw new PlainError(`The table ${name} is missing in ${folder}.`);
    const found = await countRows(contentOf(backup, file, { compressed: true }), signal);
    if (found !== rows) throw new PlainError(`${join(folder, file)} has ${found} rows instead of ${rows}.`);
  }
  if (!seal) return;
  const tables = new Set(manifest.tables.map(({ file }) => file));
  for (const file of checksums.keys())
    if (!skip.has(file) && !tables.has(file))
      await countRows(contentOf(backup, file, { compressed: false }), signal);
}

/** @throws PlainError while it is read, if it cannot be decrypted or decompressed */
async function* contentOf(
  { folder, seal }: OpenedBackup,
  file: string,
  { compressed }: { compressed: boolean },
): AsyncGenerator<Buffer> {
  const path = join(folder, file);
  try {
    yield* readStored(path, { compressed, seal });
  } catch (error) {
    throw new PlainError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** COPY writes one line for each row; line breaks within values are escaped. */
async function countRows(content: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
  let rows = 0;
  for await (const chunk of content) {
    signal.throwIfAborted();
    for (const byte of chunk) if (byte === NEWLINE) rows += 1;
  }
  return rows;
}
