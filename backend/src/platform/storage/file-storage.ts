import { Readable } from 'node:stream';
import type { StagedFile } from './staged-file.js';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** A file of the storage's list. */
export interface ListedFile {
  name: string;
  modifiedAt: Date;
}

const NAME = /^[A-Za-z0-9._-]+$/;

/** Where uploaded files are kept: a folder, or a bucket where one is configured. Names come from us alone. */
export abstract class FileStorage {
  /** Undefined when there is no such file. */
  abstract open(name: string): Promise<StoredFile | undefined>;
  /** Copies a file that lies elsewhere, under a new name; the original stays. */
  abstract copyFrom(source: string, name: string): Promise<void>;
  /** Takes a file in, without a name yet. Throws a Problem 'storage-full'. */
  abstract stage(stream: Readable): Promise<StagedFile>;
  /** Without effect when there is no such file. */
  abstract remove(name: string): Promise<void>;
  /** Every file, those left half written included. */
  abstract list(): AsyncIterable<ListedFile>;

  /** Writes a file: whole under its name, or not at all. */
  async put(name: string, content: Buffer): Promise<void> {
    const staged = await this.stage(Readable.from([content]));
    try {
      await staged.keep(name);
    } finally {
      await staged.discard();
    }
  }

  /** Throws for a name that could lead elsewhere. */
  protected checked(name: string): string {
    if (!NAME.test(name)) throw new Error('Not a name of the storage');
    return name;
  }
}
