import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

const BLOCK = 256 * 1024;

/** Bytes that are put aside in a file until they are wanted, written in blocks. */
export class SpoolFile {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  /** All that has been appended. */
  bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async create(path: string): Promise<SpoolFile> {
    return new SpoolFile(path, await open(path, 'w+'));
  }

  append(data: Buffer): void {
    this.waiting.push(data);
    this.waitingBytes += data.length;
    this.bytes += data.length;
  }

  /** Lets what has been appended go to the file, once it is a block. */
  async settle(): Promise<void> {
    if (this.waitingBytes >= BLOCK) await this.flush();
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

  private async flush(): Promise<void> {
    const block = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    await this.file.appendFile(block);
  }
}
