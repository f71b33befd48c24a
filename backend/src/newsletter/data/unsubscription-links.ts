import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Signatures } from '#platform/secrets/signatures.js';

const PURPOSE = 'unsubscription';

/** Signed unsubscription links, each for one contact (RFC 8058 §3.1). */
@Injectable()
export class UnsubscriptionLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  async of(contactId: number): Promise<string> {
    const signature = await this.signatures.sign(PURPOSE, textOf(contactId));
    return `${this.settings.SITE_URL}/baja-newsletter?token=${contactId}.${signature}`;
  }

  /** The contact of a token; undefined for an invalid one. */
  async contactOf(token: string): Promise<number | undefined> {
    const [, id, signature] = /^(\d{1,10})\.([\w-]{27})$/.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return (await this.signatures.matches(PURPOSE, textOf(Number(id)), signature)) ? Number(id) : undefined;
  }
}

function textOf(contactId: number): string {
  return `newsletter ${contactId}`;
}
