import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** Smaller files do not gain from compression. */
const SMALLEST = 1_024;

const KINDS = [
  { ending: '.br', pack: promisify(brotliCompress) },
  { ending: '.gz', pack: promisify(gzip) },
];

/**
 * Writes Brotli and gzip versions beside each text file of a folder, with maximum compression.
 * @param {string} folder
 */
export async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(folder, name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const { ending, pack } of KINDS) await writeFile(file + ending, await pack(content));
}
