import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { sharedSecret } from './secrets.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short texts that the database holds, by secrets that all processes share. */
@Injectable()
export class SealedTexts {
  constructor(private readonly database: DataSource) {}

  /** @param purpose name of the secret */
  async seal(purpose: string, text: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error for a text that was not sealed for this purpose */
  async open(purpose: string, sealed: string): Promise<string> {
    const bytes = Buffer.from(sealed, 'base64url');
    const start = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, await this.key(purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  }

  private async key(purpose: string): Promise<Buffer> {
    return createHash('sha256')
      .update(await sharedSecret(this.database, purpose))
      .digest();
  }
}
