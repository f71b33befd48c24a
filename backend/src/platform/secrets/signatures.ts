import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SecretKeys } from './secret-keys.js';

/** 162 bits, in URL-safe base64. */
const LENGTH = 27;
/** Source of a regular expression that a signature matches, for patterns of tokens. */
export const SIGNATURE_PATTERN = `[\\w-]{${LENGTH}}`;

/** HMAC-SHA-256 signatures of short texts for links and tokens, by secrets that all processes share. */
@Injectable()
export class Signatures {
  constructor(private readonly keys: SecretKeys) {}

  /**
   * The signature of a text, 27 characters of `A-Za-z0-9_-`.
   * @param purpose name of the key; a signature is valid for one purpose only
   */
  async sign(purpose: string, text: string): Promise<string> {
    return signatureBy(this.keys.keyOf(this.keys.current(), purpose), text);
  }

  /** The signatures of a text by all secrets that are accepted, the newest first: for digests that rows are found by. */
  async all(purpose: string, text: string): Promise<string[]> {
    return this.keys.all().map((secret) => signatureBy(this.keys.keyOf(secret, purpose), text));
  }

  /** Whether the signature is that of the text by an accepted secret. */
  async matches(purpose: string, text: string, signature: string): Promise<boolean> {
    const expected = await this.all(purpose, text);
    return expected.some((one) => isSame(one, signature));
  }
}

function signatureBy(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, LENGTH);
}

/** Compares in constant time. */
function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
