import { randomBytes, scryptSync } from 'node:crypto';
import type { Transform } from 'node:stream';
import { Decryption, encryption } from './cipher.js';
import { KEY_BYTES, Seal } from './seal.js';

const SALT_BYTES = 16;
/** 32 MB and about 0.1 s for each guess. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Encryption under a key that scrypt derives from BACKUP_KEY. A file is its nonce, the encrypted bytes and the tag. */
export class PassphraseSeal extends Seal {
  private readonly fileKey: Buffer;

  /** @param salt of an existing backup; by default a new one */
  constructor(
    passphrase: string,
    readonly salt: string = randomBytes(SALT_BYTES).toString('base64'),
  ) {
    const keys = scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 2 * KEY_BYTES, SCRYPT);
    super(keys.subarray(KEY_BYTES));
    this.fileKey = keys.subarray(0, KEY_BYTES);
  }

  encrypting(): Transform {
    return encryption(this.fileKey);
  }

  decrypting(): Transform {
    return new Decryption(0, () => this.fileKey);
  }
}
