import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

/** SQL condition: the mailbox of an address (an SQL expression) is listed. */
export function isBlacklisted(email: string): string {
  return `EXISTS (SELECT FROM blacklist b WHERE mailbox_of(b.email) = mailbox_of(${email}))`;
}

export interface BlacklistPage extends PageRequest {
  search: string | null;
}

/** Addresses whose publications and messages are silently dropped (public-site.md §5, wire-contract.md, Blacklist). */
@Injectable()
export class Blacklist {
  constructor(private readonly database: DataSource) {}

  /** Whether the mailbox of any of the addresses is listed, in any spelling; empty addresses are ignored. */
  async lists(...emails: string[]): Promise<boolean> {
    const asked = emails.map(normaliseEmail).filter(Boolean);
    if (asked.length === 0) return false;
    const found = await rowsOf<object>(
      this.database,
      'SELECT FROM blacklist WHERE mailbox_of(email) IN (SELECT mailbox_of(unnest($1::text[]))) LIMIT 1',
      [asked],
    );
    return found.length > 0;
  }

  /** The addresses whose mailbox is listed, in lower case. */
  async among(emails: readonly string[]): Promise<Set<string>> {
    const rows = await rowsOf<{ email: string }>(
      this.database,
      `SELECT email FROM unnest($1::text[]) AS asked (email)
       WHERE mailbox_of(email) IN (SELECT mailbox_of(email) FROM blacklist)`,
      [[...new Set(emails.map(normaliseEmail))]],
    );
    return new Set(rows.map(({ email }) => email));
  }

  /** Newest first; `search` matches part of an address or description. */
  async page({ search, ...page }: BlacklistPage): Promise<{ rows: BlacklistEntry[]; total: number }> {
    const sql = new SqlBuilder();
    if (search) sql.matches(`fold_words(entry.email || ' ' || entry.description)`, search);
    const { total } = await oneRow<{ total: number }>(
      this.database,
      `SELECT count(*)::int AS total FROM blacklist entry WHERE ${sql.text}`,
      sql.values,
    );
    const rows = await rowsOf<BlacklistEntry>(
      this.database,
      `SELECT id, email, description, created_at AS "createdAt" FROM blacklist entry WHERE ${sql.text}
       ORDER BY id DESC LIMIT ${sql.value(page.pageSize)} OFFSET ${sql.value(offsetOf(page))}`,
      sql.values,
    );
    return { rows, total };
  }
}
