import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

const NAME = /^[A-Za-z0-9._-]+$/;

/** Where uploaded files are kept: a folder, or a bucket where one is configured. Names come from us alone. */
export abstract class FileStorage {
  /** Undefined when there is no such file. */
  abstract open(name: string): Promise<StoredFile | undefined>;
  /** Takes over a file that lies elsewhere and stays there. */
  abstract adopt(source: string, name: string): Promise<void>;

  /** Throws for a name that could lead elsewhere. */
  protected checked(name: string): string {
    if (!NAME.test(name)) throw new Error('Not a name of the storage');
    return name;
  }
}
