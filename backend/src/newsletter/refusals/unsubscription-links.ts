import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';

const PURPOSE = 'unsubscription';
const TOKEN = new RegExp(String.raw`^(-?\d{1,10})\.(${SIGNATURE_PATTERN})$`);

/** Signed unsubscription links, each for one recipient: a contact or a subscriber (RFC 8058 §3.1, `recipientOf`). */
@Injectable()
export class UnsubscriptionLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  async of(recipientId: number): Promise<string> {
    const signature = await this.signatures.sign(PURPOSE, textOf(recipientId));
    return `${this.settings.SITE_URL}${PUBLIC_PATHS.unsubscribe}?token=${recipientId}.${signature}`;
  }

  /** The id of a token's recipient; undefined for an invalid one. */
  async recipientOf(token: string): Promise<number | undefined> {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return (await this.signatures.matches(PURPOSE, textOf(Number(id)), signature)) ? Number(id) : undefined;
  }
}

function textOf(recipientId: number): string {
  return `newsletter ${recipientId}`;
}
