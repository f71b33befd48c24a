import type { DataSource } from 'typeorm';
import { randomBytes } from 'node:crypto';
import { oneRow } from '../database/rows.js';

/** A secret shared by all processes: created on first use, stored in the database. */
export async function sharedSecret(database: DataSource, name: string): Promise<string> {
  await database.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(48).toString('base64url'),
  ]);
  const { value } = await oneRow<{ value: string }>(database, 'SELECT value FROM secrets WHERE name = $1', [
    name,
  ]);
  return value;
}
