import { join } from 'node:path';
import { PlainError } from '#platform/process/plain-error.js';
import { readChecksums, type OpenedBackup } from './manifest.js';
import { checksumOf, readStored } from './stored-file.js';

const NEWLINE = 10;

/**
 * Reads a backup back: the checksum of every file, and the number of rows of every table after decryption and decompression.
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
  for (const { name, file, rows } of manifest.tables) {
    if (!checksums.has(file)) throw new PlainError(`The table ${name} is missing in ${folder}.`);
    const found = await countRows(readStored(join(folder, file), { compressed: true, seal }), signal);
    if (found !== rows) throw new PlainError(`${join(folder, file)} has ${found} rows instead of ${rows}.`);
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
