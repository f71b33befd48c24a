import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';
import { codeOfWish, wishOfCode, type NewsWish } from './news-wish.js';

const PURPOSE = 'news';
const TOKEN = new RegExp(String.raw`^(\d{1,10})\.([a-z]\d{1,3})\.(${SIGNATURE_PATTERN})$`);

/**
 * Signed links that start news for a subscriber. They contain what was wanted, so that a request by somebody else changes nothing. Ids are
 * never used again, so a link of a deleted request serves no other.
 */
@Injectable()
export class NewsLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  async toConfirm(id: number, wish: NewsWish): Promise<string> {
    const code = codeOfWish(wish);
    const signature = await this.signatures.sign(PURPOSE, textOf(id, code));
    return `${this.settings.SITE_URL}${PUBLIC_PATHS.news}/confirmar?token=${id}.${code}.${signature}`;
  }

  /** The subscriber that a token confirms, and what was wanted; undefined for an invalid token. */
  async confirmedBy(token: string): Promise<{ id: number; wish: NewsWish } | undefined> {
    const [, id, code, signature] = TOKEN.exec(token) ?? [];
    if (!id || !code || !signature || Number(id) > MOST_ID) return undefined;
    const wish = wishOfCode(code);
    if (!wish || !(await this.signatures.matches(PURPOSE, textOf(Number(id), code), signature)))
      return undefined;
    return { id: Number(id), wish };
  }
}

function textOf(id: number, code: string): string {
  return `${id} ${code}`;
}
