import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

const BLOCK = 256 * 1024;

/** A temporary file for bytes. Bytes are copied into one buffer, so that millions of small writes create no garbage. */
export class SpoolFile {
  private block = Buffer.allocUnsafe(2 * BLOCK);
  private used = 0;
  /** Number of appended bytes. */
  bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async create(path: string): Promise<SpoolFile> {
    return new SpoolFile(path, await open(path, 'w+'));
  }

  /** Appends a copy of the bytes. */
  append(data: Buffer): void {
    if (this.used + data.length > this.block.length) this.grow(data.length);
    data.copy(this.block, this.used);
    this.used += data.length;
    this.bytes += data.length;
  }

  /** Flushes to the file when the buffer is full. */
  async settle(): Promise<void> {
    if (this.used >= BLOCK) await this.flush();
  }

  /** Overwrites bytes at a position. */
  async patch(data: Buffer, position: number): Promise<void> {
    await this.flush();
    await this.file.write(data, 0, data.length, position);
  }

  /** Reads everything from the beginning. Call it only after the last append. */
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
