import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

const BLOCK = 256 * 1024;

/** Bytes that are put aside in a file until they are wanted; they are copied into one block, so that millions of them leave no litter. */
export class SpoolFile {
  private block = Buffer.allocUnsafe(2 * BLOCK);
  private used = 0;
  /** All that has been appended. */
  bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async create(path: string): Promise<SpoolFile> {
    return new SpoolFile(path, await open(path, 'w+'));
  }

  /** Takes a copy. */
  append(data: Buffer): void {
    if (this.used + data.length > this.block.length) this.grow(data.length);
    data.copy(this.block, this.used);
    this.used += data.length;
    this.bytes += data.length;
  }

  /** Lets what has been appended go to the file, once it is a block. */
  async settle(): Promise<void> {
    if (this.used >= BLOCK) await this.flush();
  }

  /** Writes over what stands at a place. */
  async patch(data: Buffer, position: number): Promise<void> {
    await this.flush();
    await this.file.write(data, 0, data.length, position);
  }

  /** Everything, from the beginning; call once nothing more is appended. */
  async *read(): AsyncGenerator<Buffer> {
    await this.flush();
    yield* createReadStream(this.path, { highWaterMark: BLOCK }) as AsyncIterable<Buffer>;
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private grow(needed: number): void {
    const larger = Buffer.allocUnsafe(2 * (this.used + needed));
    this.block.copy(larger, 0, 0, this.used);
    this.block = larger;
  }

  private async flush(): Promise<void> {
    await this.file.appendFile(this.block.subarray(0, this.used));
    this.used = 0;
  }
}
