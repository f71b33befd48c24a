import { link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '#platform/files/file-storage.js';
import { checksumOf, writeStored } from './format/stored-file.js';
import type { Target } from './copy-tables.js';

/** The backup before this one, whose files of photos can be shared: a file's content never changes under its name. */
export interface Previous {
  folder: string;
  checksums: ReadonlyMap<string, string>;
}

export interface CopiedPhotos {
  files: number;
  /** Files that rows refer to and that the storage does not have. */
  missing: string[];
}

/** Copies the files of photos. A file that the previous backup has undamaged is a hard link to it where the file system allows links. */
export async function copyPhotos(
  names: readonly string[],
  { target, storage, previous }: { target: Target; storage: FileStorage; previous: Previous | undefined },
): Promise<CopiedPhotos> {
  const { folder, seal, signal, checksums, verified } = target;
  await mkdir(join(folder, 'photos'));
  const missing: string[] = [];
  for (const name of names) {
    signal.throwIfAborted();
    const file = `photos/${name}${seal ? '.age' : ''}`;
    const shared = previous && (await share(file, previous, folder));
    if (shared) {
      checksums.set(file, shared);
      verified.add(file);
      continue;
    }
    const stored = await storage.open(name);
    if (!stored) missing.push(name);
    else
      checksums.set(
        file,
        await writeStored(join(folder, file), stored.stream, {
          compressed: false,
          seal,
          signal,
        }),
      );
  }
  return { files: names.length - missing.length, missing };
}

/** Links to a file of the previous backup if it is undamaged; returns its checksum. */
async function share(file: string, previous: Previous, folder: string): Promise<string | undefined> {
  const expected = previous.checksums.get(file);
  if (!expected) return undefined;
  const source = join(previous.folder, file);
  try {
    if ((await checksumOf(source)) !== expected) return undefined;
    await link(source, join(folder, file));
    return expected;
  } catch {
    return undefined;
  }
}
