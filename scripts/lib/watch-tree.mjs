import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Reports every changed file below a folder, with its relative path. On Linux each folder is watched separately, because Node's recursive
 * watching tracks files there and misses files that an editor replaces.
 * @param {string} root
 * @param {(file: string) => void} onChange
 * @returns {() => void} ends it
 */
export function watchTree(root, onChange) {
  if (process.platform !== 'linux') {
    const watcher = watch(root, { recursive: true }, (_, name) => name && onChange(name));
    return () => watcher.close();
  }
  const watchers = new Map();
  const add = (folder, isNew) => {
    if (watchers.has(folder)) return;
    const watcher = watch(path.join(root, folder), (_, name) => {
      if (name === null) return;
      const entry = path.join(folder, name);
      if (entriesOf(path.join(root, entry))) add(entry, true);
      else onChange(entry);
    });
    const end = () => {
      watcher.close();
      watchers.delete(folder);
    };
    watcher.on('error', end);
    watchers.set(folder, end);
    for (const entry of entriesOf(path.join(root, folder)) ?? []) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) add(name, isNew);
      else if (isNew) onChange(name);
    }
  };
  add('', false);
  return () => {
    for (const end of watchers.values()) end();
  };
}

/** Entries of a folder; undefined if it is not a folder or does not exist. */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
