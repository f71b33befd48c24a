import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { normaliseEmail } from '#common/rules/email.js';
import { Administrator } from './administrator.entity.js';
import { Passwords } from '../passwords.js';

/** The operator's accounts. */
@Injectable()
export class Administrators {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /** The account with that e-mail and password, or null. Takes the same time for an unknown account and a wrong password. */
  async identify(email: string, password: string): Promise<Administrator | null> {
    const account = await this.database
      .getRepository(Administrator)
      .findOneBy({ email: normaliseEmail(email) });
    const matches = await this.passwords.matches(account?.passwordHash, password);
    return matches ? account : null;
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
      .values({ email: normaliseEmail(email), passwordHash })
      .orIgnore()
      .execute();
    return inserted.raw.length > 0;
  }
}
