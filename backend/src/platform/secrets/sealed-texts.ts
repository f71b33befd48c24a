import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SecretKeys } from './secret-keys.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whether a text is sealed. Only for texts that contain no dot unless they are sealed, such as digits. */
export function isSealed(text: string): boolean {
  return text.includes('.');
}

/** Encrypts short texts that the database holds. A sealed text names its secret: `ID.BASE64URL`. */
@Injectable()
export class SealedTexts {
  constructor(private readonly keys: SecretKeys) {}

  /** @param purpose name of the key */
  async seal(purpose: string, text: string): Promise<string> {
    const secret = this.keys.current();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.keyOf(secret, purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${secret.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** @throws Error for a text that was not sealed for this purpose, or with a secret that is no longer accepted */
  async open(purpose: string, sealed: string): Promise<string> {
    const [id = '', text = ''] = sealed.split('.', 2);
    const secret = this.keys.byId(id);
    if (!secret) throw new Error(`The secret ${id} is not accepted (docs/operations.md, Secrets)`);
    const bytes = Buffer.from(text, 'base64url');
    if (`${id}.${bytes.toString('base64url')}` !== sealed) throw new Error('This is not a sealed text');
    const start = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv(
      CIPHER,
      this.keys.keyOf(secret, purpose),
      bytes.subarray(0, NONCE_BYTES),
    );
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  }
}
