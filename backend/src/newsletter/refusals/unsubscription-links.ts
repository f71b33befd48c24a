import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';

const PURPOSE = 'unsubscription';

/** The person of a link. */
export interface Unsubscribing {
  recipientId: number;
  /** Address that the message was sent to. */
  email: string;
}

/**
 * Unsubscription links, each for one recipient: a contact or a subscriber (RFC 8058 §3.1, `recipientOf`). They contain the address too,
 * encrypted, because who left and came back has another id.
 */
@Injectable()
export class UnsubscriptionLinks {
  constructor(
    private readonly sealed: SealedTexts,
    private readonly settings: Settings,
  ) {}

  async of(recipientId: number, email: string): Promise<string> {
    const token = await this.sealed.seal(PURPOSE, `${recipientId} ${email}`);
    return `${this.settings.SITE_URL}${PUBLIC_PATHS.unsubscribe}?token=${token}`;
  }

  /** Undefined for an invalid token. */
  async personOf(token: string): Promise<Unsubscribing | undefined> {
    const text = await this.sealed.open(PURPOSE, token).catch(() => undefined);
    if (text === undefined) return undefined;
    const [recipientId, email = ''] = text.split(' ', 2);
    return { recipientId: Number(recipientId), email };
  }
}
