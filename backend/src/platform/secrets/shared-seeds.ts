import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomBytes } from 'node:crypto';
import { oneRow } from '../database/rows.js';

/** Random values that every process shares and that no rotation changes. They protect nothing from readers of the database. */
@Injectable()
export class SharedSeeds {
  constructor(private readonly database: DataSource) {}

  /** The value of a name, which is created on first use. */
  async of(name: string): Promise<string> {
    await this.database.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(48).toString('base64url'),
    ]);
    const row = await oneRow<{ value: string }>(this.database, 'SELECT value FROM secrets WHERE name = $1', [
      name,
    ]);
    return row.value;
  }
}
