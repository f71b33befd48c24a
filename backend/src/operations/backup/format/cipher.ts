import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a stream: the header, a nonce, the encrypted bytes and the tag. */
export function encryption(key: Buffer, header: Buffer = Buffer.alloc(0)): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const start = Buffer.concat([header, nonce]);
  let isBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(start);
      isBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!isBegun) this.push(start);
      done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
    },
  });
}

/**
 * Decrypts such a stream. It fails at its end if the file was changed or shortened; its output must not be used before. The last bytes are
 * retained, because the tag is at the end of the file.
 */
export class Decryption extends Transform {
  private retained = Buffer.alloc(0);
  private decipher: ReturnType<typeof createDecipheriv> | undefined;

  /** @param keyOf gives the key for a file's header of the length given */
  constructor(
    private readonly headerBytes: number,
    private readonly keyOf: (header: Buffer) => Buffer,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      this.retained = Buffer.concat([this.retained, chunk]);
      if (!this.decipher && this.retained.length >= this.headerBytes + NONCE_BYTES) this.begin();
      const usable = this.retained.length - TAG_BYTES;
      if (!this.decipher || usable <= 0) return done();
      const plain = this.decipher.update(this.retained.subarray(0, usable));
      this.retained = this.retained.subarray(usable);
      done(null, plain);
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.decipher || this.retained.length !== TAG_BYTES) throw new Error('The file is too short');
      (
        this.decipher as ReturnType<typeof createDecipheriv> & {
          setAuthTag(tag: Buffer): void;
        }
      ).setAuthTag(this.retained);
      done(null, this.decipher.final());
    } catch (error) {
      done(error as Error);
    }
  }

  private begin(): void {
    const key = this.keyOf(this.retained.subarray(0, this.headerBytes));
    const start = this.headerBytes + NONCE_BYTES;
    this.decipher = createDecipheriv(CIPHER, key, this.retained.subarray(this.headerBytes, start));
    this.retained = this.retained.subarray(start);
  }
}
