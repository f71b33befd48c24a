import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';

const PURPOSE = 'confirmation';
const TOKEN = new RegExp(String.raw`^(\d{1,10})\.${SIGNATURE_PATTERN}$`);

/** Signed links of receipts, by which owners confirm their e-mail address (docs/decisions/0044). */
@Injectable()
export class ConfirmationLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  /**
   * The link for a contact's address.
   * @param contact the link is valid for its present address only
   */
  async of({ id, email }: { id: number; email: string }): Promise<string> {
    const signature = await this.signatures.sign(PURPOSE, textOf(id, email));
    return `${this.settings.SITE_URL}${PUBLIC_PATHS.confirmEmail}?token=${id}.${signature}`;
  }

  /** The contact's id in a token, whose signature is not verified; undefined for a malformed token. */
  contactIn(token: string): number | undefined {
    const [, id] = TOKEN.exec(token) ?? [];
    return id === undefined || Number(id) > MOST_ID ? undefined : Number(id);
  }

  /** Whether the token was made for this contact and address. */
  async isOf(token: string, { id, email }: { id: number; email: string }): Promise<boolean> {
    const signature = token.slice(token.indexOf('.') + 1);
    return this.signatures.matches(PURPOSE, textOf(id, email), signature);
  }
}

function textOf(contactId: number, email: string): string {
  return `contact ${contactId} ${email}`;
}
