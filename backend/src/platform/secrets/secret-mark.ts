import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf, type Database } from '../database/rows.js';
import { SecretKeys } from './secret-keys.js';

/** Name of the row of `secrets` with the ids of the secrets that the database was used with. */
export const SECRET_IDS = 'secret-ids';

/** Compares the secrets of a starting process with those that the database was used with. */
@Injectable()
export class SecretMark implements OnApplicationBootstrap {
  private readonly log = new Logger(SecretMark.name);

  constructor(
    private readonly database: DataSource,
    private readonly keys: SecretKeys,
  ) {}

  /** Writes an error if no known secret is accepted: what was encrypted cannot be read. */
  async onApplicationBootstrap(): Promise<void> {
    const fault = await this.compare().catch(() => undefined);
    if (fault !== undefined) this.log.error(fault);
  }

  /** @returns the fault; otherwise the ids are recorded */
  async compare(): Promise<string | undefined> {
    const ids = this.keys.all().map(({ id }) => id);
    const row = await rowOf<{ value: string }>(this.database, 'SELECT value FROM secrets WHERE name = $1', [
      SECRET_IDS,
    ]);
    const known = row?.value.split(' ') ?? [];
    if (known.length > 0 && !ids.some((id) => known.includes(id)))
      return `This database was used with another secret (${known.join(', ')}, and this one is ${ids[0]}): put the earlier one back, or accept the loss with: npm run admin -- reseal-secrets (docs/operations.md, Secrets)`;
    if (ids.join(' ') !== row?.value) await recordSecrets(this.database, this.keys);
    return undefined;
  }
}

/** Records the accepted secrets as those of this database. */
export async function recordSecrets(database: Database, keys: SecretKeys): Promise<void> {
  const ids = keys.all().map(({ id }) => id);
  await database.query(
    'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [SECRET_IDS, ids.join(' ')],
  );
}
