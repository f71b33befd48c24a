import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * One hash of the names and contents of files and folders. Missing ones count as empty.
 * @param {string[]} entries paths relative to the root
 * @param {(file: string) => boolean} [matters] leaves out files that do not change the outcome
 */
export async function hashOf(entries, matters = () => true) {
  const files = (await Promise.all(entries.map((entry) => filesUnder(path.join(ROOT, entry))))).flat();
  const hash = createHash('sha256').update(process.version).update(process.platform).update(process.arch);
  for (const file of files.filter(matters).sort()) {
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesUnder(entry) {
  const found = await stat(entry).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [entry];
  const children = await readdir(entry, { withFileTypes: true, recursive: true });
  return children.filter((child) => child.isFile()).map((child) => path.join(child.parentPath, child.name));
}
