import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStorage, type StoredFile } from './file-storage.js';

/** Files in a folder of this machine, DATA_DIR/uploads. */
export class FolderStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const path = join(this.folder, this.checked(name));
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? { bytes: found.size, stream: createReadStream(path) } : undefined;
  }

  /** A link where the disk allows one, else a copy. */
  async adopt(source: string, name: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const target = join(this.folder, this.checked(name));
    await link(source, target).catch(() => copyFile(source, target));
  }
}
