import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** 32 MB and about 0.1 s for each guess. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * Encryption of a backup's files with AES-256-GCM under a key that scrypt derives from BACKUP_KEY. A file is its nonce, the encrypted
 * bytes and the tag; a changed or shortened file cannot be decrypted.
 */
export class Seal {
  private readonly fileKey: Buffer;
  private readonly signingKey: Buffer;

  /** @param salt of an existing backup; by default a new one */
  constructor(
    passphrase: string,
    readonly salt: string = randomBytes(SALT_BYTES).toString('base64'),
  ) {
    const keys = scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 2 * KEY_BYTES, SCRYPT);
    this.fileKey = keys.subarray(0, KEY_BYTES);
    this.signingKey = keys.subarray(KEY_BYTES);
  }

  encrypting(): Transform {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.fileKey, nonce);
    let isBegun = false;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (!isBegun) this.push(nonce);
        isBegun = true;
        done(null, cipher.update(chunk));
      },
      flush(done) {
        if (!isBegun) this.push(nonce);
        done(null, Buffer.concat([cipher.final(), cipher.getAuthTag()]));
      },
    });
  }

  /** The stream fails at its end if the file was changed; its output must not be used before. */
  decrypting(): Transform {
    return new Decryption(this.fileKey);
  }

  /** Proves that a text was written with this key. */
  sign(text: string): string {
    return createHmac('sha256', this.signingKey).update(text).digest('base64');
  }

  signed(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}

/** Retains the last bytes, because the tag is at the end of the file. */
class Decryption extends Transform {
  private retained = Buffer.alloc(0);
  private decipher: ReturnType<typeof createDecipheriv> | undefined;

  constructor(private readonly key: Buffer) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.retained = Buffer.concat([this.retained, chunk]);
    if (!this.decipher && this.retained.length >= NONCE_BYTES) {
      this.decipher = createDecipheriv(CIPHER, this.key, this.retained.subarray(0, NONCE_BYTES));
      this.retained = this.retained.subarray(NONCE_BYTES);
    }
    const usable = this.retained.length - TAG_BYTES;
    if (!this.decipher || usable <= 0) return done();
    const plain = this.decipher.update(this.retained.subarray(0, usable));
    this.retained = this.retained.subarray(usable);
    done(null, plain);
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.decipher || this.retained.length !== TAG_BYTES) throw new Error('The file is too short');
      (this.decipher as ReturnType<typeof createDecipheriv> & { setAuthTag(tag: Buffer): void }).setAuthTag(
        this.retained,
      );
      done(null, this.decipher.final());
    } catch (error) {
      done(error as Error);
    }
  }
}
