import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';
import { Clock, Random } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { changedRows, rowOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Sweep } from '#platform/database/sweep.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';

export const LINKS_SWEEP: Sweep = {
  table: 'account_links',
  condition: `expires_at < now() - interval '1 day'`,
};

export type Purpose = 'invitation' | 'reset';

export const VALID_HOURS: Readonly<Record<Purpose, number>> = { invitation: 72, reset: 1 };
const HOUR_MS = 3_600_000;

/** Page of the back office that takes a link; the token is in the fragment, which browsers do not send to servers. */
const PAGE = LINKED_ADMIN_PATHS.password;
const SECRET = 'account-links';
const TOKEN = new RegExp(String.raw`^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(${SIGNATURE_PATTERN})$`);

export interface AccountLink {
  id: string;
  administratorId: number;
  email: string;
  purpose: Purpose;
}

/**
 * Links by which the holder of an account chooses a password, each valid once and for a limited time. The row holds no secret: the token is
 * its id with a signature, so neither the database nor the mail ledger contains a usable link.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly signatures: Signatures,
  ) {}

  /**
   * Creates a link. Earlier ones of the account stay valid: anybody can ask for a link, and must not end those that its owner has.
   * @returns its id
   */
  async create(tx: Transaction, administratorId: number, purpose: Purpose): Promise<string> {
    const id = this.random.uuid();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_HOURS[purpose] * HOUR_MS);
    await tx.query(
      'INSERT INTO account_links (id, administrator_id, purpose, expires_at) VALUES ($1, $2, $3, $4)',
      [id, administratorId, purpose, expiresAt],
    );
    return id;
  }

  /** Address to mail. */
  async addressOf(id: string): Promise<string> {
    return `${this.settings.SITE_URL}${PAGE}#${id}.${await this.signatures.sign(SECRET, id)}`;
  }

  /** The link of a token if it is still valid; otherwise undefined. */
  async byToken(token: string): Promise<AccountLink | undefined> {
    const [, id, signature] = TOKEN.exec(token) ?? [];
    if (!id || !signature) return undefined;
    return (await this.signatures.matches(SECRET, id, signature)) ? this.byId(id) : undefined;
  }

  /** A link that is still valid, of an enabled account; otherwise undefined. */
  async byId(id: string): Promise<AccountLink | undefined> {
    return rowOf<AccountLink>(
      this.database,
      `SELECT k.id, k.administrator_id AS "administratorId", a.email, k.purpose
       FROM account_links k JOIN administrators a ON a.id = k.administrator_id
       WHERE k.id = $1 AND k.expires_at > $2 AND a.disabled_at IS NULL`,
      [id, this.clock.now()],
    );
  }

  /** Uses a link up; returns false if another request has done so. */
  async take(tx: Transaction, { id }: AccountLink): Promise<boolean> {
    return (await changedRows(tx, 'DELETE FROM account_links WHERE id = $1', [id])) === 1;
  }

  /** Uses up every link of an account. */
  async forget(tx: Transaction, administratorId: number): Promise<void> {
    await tx.query('DELETE FROM account_links WHERE administrator_id = $1', [administratorId]);
  }
}
