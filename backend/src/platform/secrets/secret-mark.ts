import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf, type Database } from '../database/rows.js';
import { PlainError } from '../process/plain-error.js';
import { RELOAD_MS, SecretKeys } from './secret-keys.js';

/** Name of the row of `secrets` with the ids of the secrets that the database was used with. */
export const SECRET_IDS = 'secret-ids';

/** SQL query for them; no row if none was recorded. */
export const RECORDED_SECRETS = `SELECT value FROM secrets WHERE name = '${SECRET_IDS}'`;

/**
 * Compares the secrets of a process with the recorded ones.
 * @throws PlainError if no recorded secret is accepted: what was encrypted cannot be read
 */
export function assertKnownSecrets(recorded: string | undefined, keys: SecretKeys): void {
  const ids = keys.all().map(({ id }) => id);
  const known = recorded?.split(' ') ?? [];
  if (known.length === 0 || ids.some((id) => known.includes(id))) return;
  throw new PlainError(
    `This database was used with another secret (${known.join(', ')}, and this one is ${ids[0]}): put the earlier one back, or accept the loss with: npm run admin -- reseal-secrets (docs/operations.md, Secrets)`,
  );
}

/**
 * Ends the start of a process with other secrets than the database was used with; otherwise records them. Then it looks at the file all the
 * time: a process that needs no secret for a while would miss a rotation, and tell of a lost file too late.
 */
@Injectable()
export class SecretMark implements OnApplicationBootstrap, OnApplicationShutdown {
  private watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly keys: SecretKeys,
  ) {}

  /** `checkSecrets` has compared them, unless the database could not be reached then. */
  async onApplicationBootstrap(): Promise<void> {
    await this.compare().catch((error: unknown) => {
      if (error instanceof PlainError) throw error;
    });
    this.watch = setInterval(() => this.keys.all(), RELOAD_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.watch);
  }

  /** @throws PlainError as `assertKnownSecrets` */
  async compare(): Promise<void> {
    const row = await rowOf<{ value: string }>(this.database, RECORDED_SECRETS);
    assertKnownSecrets(row?.value, this.keys);
    const accepted = this.keys.all().map(({ id }) => id);
    if (accepted.join(' ') !== row?.value) await recordSecrets(this.database, this.keys);
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
