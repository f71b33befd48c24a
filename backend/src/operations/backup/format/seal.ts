import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transform } from 'node:stream';

export const KEY_BYTES = 32;

/** Encryption of a backup's files, and the signature of its manifest. A changed or shortened file cannot be decrypted. */
export abstract class Seal {
  /** @param signingKey of the manifest */
  protected constructor(private readonly signingKey: Buffer) {}

  abstract encrypting(): Transform;

  /** The stream fails at its end if the file was changed; its output must not be used before. */
  abstract decrypting(): Transform;

  /** HMAC-SHA-256 of a text, in base64. */
  sign(text: string): string {
    return createHmac('sha256', this.signingKey).update(text).digest('base64');
  }

  signed(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
