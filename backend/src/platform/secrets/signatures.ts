import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource } from 'typeorm';
import { sharedSecret } from './secrets.js';

/** 162 bits, in URL-safe base64. */
const LENGTH = 27;

/** HMAC-SHA-256 signatures of short texts for links and tokens, by secrets that all processes share. */
@Injectable()
export class Signatures {
  private readonly secrets = new Map<string, Promise<string>>();

  constructor(private readonly database: DataSource) {}

  /**
   * The signature of a text, 27 characters of `A-Za-z0-9_-`.
   * @param purpose name of the secret; a signature is valid for one purpose only
   */
  async sign(purpose: string, text: string): Promise<string> {
    const secret = await this.secret(purpose);
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, LENGTH);
  }

  /** Whether the signature is that of the text; takes the same time for every wrong one. */
  async matches(purpose: string, text: string, signature: string): Promise<boolean> {
    const expected = Buffer.from(await this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(expected, given);
  }

  private secret(purpose: string): Promise<string> {
    let secret = this.secrets.get(purpose);
    if (!secret) {
      secret = sharedSecret(this.database, purpose);
      this.secrets.set(purpose, secret);
      // The next call tries again.
      secret.catch(() => this.secrets.delete(purpose));
    }
    return secret;
  }
}
