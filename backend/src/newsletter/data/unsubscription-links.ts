import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { sharedSecret } from '#platform/secrets/secrets.js';

const SIGNATURE_LENGTH = 27;

/** Signed unsubscription links, each for one contact (RFC 8058 §3.1). */
@Injectable()
export class UnsubscriptionLinks {
  private secret: Promise<string> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async of(contactId: number): Promise<string> {
    return `${this.settings.SITE_URL}/baja-newsletter?token=${contactId}.${await this.sign(contactId)}`;
  }

  /** The contact of a token; undefined for an invalid one. */
  async contactOf(token: string): Promise<number | undefined> {
    const [, id, signature] = /^(\d{1,10})\.([\w-]{27})$/.exec(token) ?? [];
    if (!id || !signature) return undefined;
    const expected = Buffer.from(await this.sign(Number(id)));
    return timingSafeEqual(expected, Buffer.from(signature)) ? Number(id) : undefined;
  }

  private async sign(contactId: number): Promise<string> {
    this.secret ??= sharedSecret(this.database, 'unsubscription');
    return createHmac('sha256', await this.secret)
      .update(`newsletter ${contactId}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }
}
