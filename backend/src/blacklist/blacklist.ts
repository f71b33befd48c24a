import { Injectable } from '@nestjs/common';
import { DataSource, ILike, In } from 'typeorm';
import { normaliseEmail } from '#common/rules/email.js';
import { escapeLike } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/list-page.js';
import { BlacklistEntry } from './data/blacklist-entry.entity.js';

export interface BlacklistPage extends PageRequest {
  search: string | null;
}

/** Addresses whose publications and messages are dropped without a word (public-site.md §5, wire-contract.md, Blacklist). */
@Injectable()
export class Blacklist {
  constructor(private readonly database: DataSource) {}

  /** Whether the mailbox of any of the addresses is listed, however it is written; empty ones are not asked for. */
  async lists(...emails: string[]): Promise<boolean> {
    const asked = emails.map(normaliseEmail).filter(Boolean);
    if (asked.length === 0) return false;
    const found: unknown[] = await this.database.query(
      'SELECT FROM blacklist WHERE mailbox_of(email) IN (SELECT mailbox_of(unnest($1::text[]))) LIMIT 1',
      [asked],
    );
    return found.length > 0;
  }

  /** Those of the addresses that are listed, in lower case. */
  async among(emails: readonly string[]): Promise<Set<string>> {
    const asked = [...new Set(emails.map(normaliseEmail))];
    const entries = await this.database.getRepository(BlacklistEntry).findBy({ email: In(asked) });
    return new Set(entries.map(({ email }) => email));
  }

  /** Newest first; `search` is a part of an address or description. */
  async page({ search, ...page }: BlacklistPage): Promise<{ rows: BlacklistEntry[]; total: number }> {
    const like = search === null ? [] : [ILike(`%${escapeLike(search)}%`)];
    const [rows, total] = await this.database.getRepository(BlacklistEntry).findAndCount({
      where: like.flatMap((part) => [{ email: part }, { description: part }]),
      order: { id: 'DESC' },
      take: page.pageSize,
      skip: offsetOf(page),
    });
    return { rows, total };
  }
}
