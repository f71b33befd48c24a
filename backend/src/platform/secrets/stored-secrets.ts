import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomBytes } from 'node:crypto';
import { oneRow, rowOf } from '../database/rows.js';

/** Cache lifetime of an answer, so that invalid signatures do not cost a query each. */
const KNOWN_MS = 60_000;

/**
 * Secrets that earlier versions kept in the database. They are accepted until a rotation deletes them; no new ones are created
 * (docs/decisions/0065).
 */
@Injectable()
export class StoredSecrets {
  private readonly known = new Map<string, { value: string | undefined; until: number }>();

  constructor(private readonly database: DataSource) {}

  /** The secret of a purpose, if an earlier version made one. */
  async of(purpose: string): Promise<string | undefined> {
    const known = this.known.get(purpose);
    if (known && known.until > performance.now()) return known.value;
    const row = await rowOf<{ value: string }>(this.database, 'SELECT value FROM secrets WHERE name = $1', [
      purpose,
    ]);
    this.known.set(purpose, { value: row?.value, until: performance.now() + KNOWN_MS });
    return row?.value;
  }

  /**
   * A random value that every process shares and that no rotation changes: created on first use, stored in the database. It must not
   * protect anything from readers of the database.
   */
  async seed(name: string): Promise<string> {
    await this.database.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(48).toString('base64url'),
    ]);
    return (
      await oneRow<{ value: string }>(this.database, 'SELECT value FROM secrets WHERE name = $1', [name])
    ).value;
  }
}
