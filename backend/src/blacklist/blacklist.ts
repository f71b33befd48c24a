import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { normaliseEmail } from '#common/rules/email.js';
import { BlacklistEntry } from './data/blacklist-entry.entity.js';

/** Addresses whose publications and messages are dropped without a word (public-site.md §5, wire-contract.md, Blacklist). */
@Injectable()
export class Blacklist {
  constructor(private readonly database: DataSource) {}

  /** Whether any of the addresses is listed; empty ones are not asked for. */
  async lists(...emails: string[]): Promise<boolean> {
    const asked = emails.map(normaliseEmail).filter(Boolean);
    return asked.length > 0 && this.database.getRepository(BlacklistEntry).existsBy({ email: In(asked) });
  }

  async all(): Promise<BlacklistEntry[]> {
    return this.database.getRepository(BlacklistEntry).find({ order: { id: 'DESC' } });
  }
}
