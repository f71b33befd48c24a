import { Injectable } from '@nestjs/common';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';
import type { Cadence } from './alerted-search.js';

const PURPOSE = 'alerts';

/** Letter of the cadence in a token; it precedes the signature. */
const LETTERS: Readonly<Record<Cadence, string>> = { 'at-once': 'a', daily: 'd' };
const STOP = 'x';
const TOKEN = new RegExp(String.raw`^(\d{1,10})\.([adx])\.(${SIGNATURE_PATTERN})$`);

export interface ConfirmedAlert {
  id: number;
  cadence: Cadence;
}

/** Signed links of the messages to a visitor: one starts an alert, the other ends it. Ids are never used again, so neither serves another alert. */
@Injectable()
export class AlertLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  toConfirm(id: number, cadence: Cadence): Promise<string> {
    return this.link('confirmar', id, LETTERS[cadence]);
  }

  toStop(id: number): Promise<string> {
    return this.link('baja', id, STOP);
  }

  /** The alert that a token confirms, and how often it was wanted; undefined for an invalid token. */
  async confirmedBy(token: string): Promise<ConfirmedAlert | undefined> {
    const read = await this.read(token);
    if (!read || read.letter === STOP) return undefined;
    return { id: read.id, cadence: read.letter === LETTERS.daily ? 'daily' : 'at-once' };
  }

  /** The alert that a token ends; undefined for an invalid token. */
  async stoppedBy(token: string): Promise<number | undefined> {
    const read = await this.read(token);
    return read?.letter === STOP ? read.id : undefined;
  }

  private async link(page: string, id: number, letter: string): Promise<string> {
    const signature = await this.signatures.sign(PURPOSE, `${id} ${letter}`);
    return `${this.settings.SITE_URL}${PUBLIC_PATHS.alert}/${page}?token=${id}.${letter}.${signature}`;
  }

  private async read(token: string): Promise<{ id: number; letter: string } | undefined> {
    const [, id, letter, signature] = TOKEN.exec(token) ?? [];
    if (!id || !letter || !signature || Number(id) > MOST_ID) return undefined;
    const isOurs = await this.signatures.matches(PURPOSE, `${Number(id)} ${letter}`, signature);
    return isOurs ? { id: Number(id), letter } : undefined;
  }
}
