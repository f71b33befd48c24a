import { createReadStream } from 'node:fs';
import { chmod, copyFile, link, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../process/problem.js';
import { FileStorage, type ListedFile, type StoredFile } from './file-storage.js';
import { makeFolder } from './make-folder.js';
import { onDisk, writeStaged, type StagedFile } from './staged-file.js';

/** Photos of hidden notices are among them, so other users of the machine cannot read them. */
const FILE_MODE = 0o640;
const FOLDER_MODE = 0o750;

/** Files in the local folder DATA_DIR/uploads. */
export class FolderStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const path = join(this.folder, this.checked(name));
    const found = await stat(path).catch(unlessMissing);
    return found?.isFile() ? { bytes: found.size, stream: createReadStream(path) } : undefined;
  }

  /** A hard link if the file system allows one, otherwise a copy. */
  async copyFrom(source: string, name: string): Promise<void> {
    const target = join(this.folder, this.checked(name));
    await onDisk(makeFolder(this.folder, FOLDER_MODE));
    await onDisk(link(source, target).catch(() => copyFile(source, target)));
    await onDisk(chmod(target, FILE_MODE));
  }

  /** Staged in the same folder, so that keeping a file is an atomic rename. */
  async stage(stream: Readable): Promise<StagedFile> {
    const staged = await writeStaged(this.folder, stream);
    return {
      ...staged,
      keep: async (name) => {
        const path = join(this.folder, this.checked(name));
        await onDisk(chmod(staged.path, FILE_MODE));
        await onDisk(rename(staged.path, path));
        await onDisk(this.syncFolder());
      },
      discard: () => onDisk(rm(staged.path, { force: true })),
    };
  }

  async remove(name: string): Promise<void> {
    await onDisk(rm(join(this.folder, this.checked(name)), { force: true }));
  }

  async *list(): AsyncIterable<ListedFile> {
    const entries = await opendir(this.folder).catch(unlessMissing);
    if (!entries) return;
    for await (const { name } of entries) {
      const found = await stat(join(this.folder, name)).catch(() => undefined);
      if (found?.isFile()) yield { name, modifiedAt: found.mtime };
    }
  }

  /** A rename survives a power failure only after its folder is synced. */
  private async syncFolder(): Promise<void> {
    const folder = await open(this.folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

/** @throws Problem 'unavailable' for any other error, such as that of a disk that does not answer */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  const problem = new Problem('unavailable', ERROR_MESSAGES.unavailable);
  problem.cause = error;
  throw problem;
}
