import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the build's identity into the service worker: a hash of Vite's manifest, whose file names contain hashes of their contents, and of the
 * worker itself.
 * @param {string} client folder of the browser build
 */
export async function stampWorker(client) {
  const worker = path.join(client, 'sw.js');
  const source = await readFile(worker, 'utf8');
  const manifest = await readFile(path.join(client, '.vite/manifest.json'));
  const build = createHash('sha256').update(manifest).update(source).digest('hex').slice(0, 12);
  await writeFile(worker, source.replaceAll('__BUILD__', build));
}
