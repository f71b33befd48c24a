import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces a file atomically, so that after a power failure it has its old content or the new one.
 * @param {string} file
 * @param {string} text
 * @param {number} [mode]
 */
export function writeSynced(file, text, mode = 0o644) {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode, flush: true });
  renameSync(draft, file);
  syncFolder(path.dirname(file));
}

/** A new name survives a power failure only after its folder is synced. */
function syncFolder(folder) {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
