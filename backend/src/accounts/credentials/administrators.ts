import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { oneRow } from '#platform/database/rows.js';
import { readEmail } from '#platform/http/input/read-email.js';
import { Administrator } from './administrator.entity.js';
import { Passwords, type Lane } from './passwords.js';

/** The accounts of the back office. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The enabled account with that e-mail and password, or null. Takes the same time for a wrong password as for an account that is unknown,
   * disabled or not yet in use.
   */
  async identify(email: string, password: string, lane: Lane): Promise<Administrator | null> {
    const account = await this.enabled({ email: normaliseEmail(readEmail(email)) });
    const matches = await this.passwords.matches(account?.passwordHash ?? undefined, password, lane);
    return matches ? account : null;
  }

  /** An account that is not disabled. */
  async enabled(which: { id: number } | { email: string }): Promise<Administrator | null> {
    return this.database.getRepository(Administrator).findOneBy({ ...which, disabledAt: IsNull() });
  }

  /** Records a login; returns the account's address. */
  async noteLogin(id: number, at: Date): Promise<string> {
    const { email } = await oneRow<{ email: string }>(
      this.database,
      'UPDATE administrators SET last_login_at = $2 WHERE id = $1 RETURNING email',
      [id, at],
    );
    return email;
  }

  /** Creates the first administrator unless one exists; returns whether it did. */
  async createFirst(
    email: string,
    password: string,
    tx: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const accounts = tx.getRepository(Administrator);
    if (await accounts.existsBy({})) return false;
    const passwordHash = await this.passwords.hash(password);
    const inserted = await accounts
      .createQueryBuilder()
      .insert()
      .values({ email: normaliseEmail(readEmail(email)), passwordHash })
      .orIgnore()
      .execute();
    return inserted.raw.length > 0;
  }
}
