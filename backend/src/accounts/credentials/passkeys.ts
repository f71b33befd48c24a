import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '#platform/process/clock.js';
import { changedRows, oneRow, rowOf, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';

/** Credential data that an authenticator returns on registration. */
export interface NewPasskey {
  credentialId: string;
  /** COSE key, in base64url. */
  publicKey: string;
  signCount: number;
  transports: readonly string[];
  backedUp: boolean;
}

export interface Passkey extends NewPasskey {
  id: number;
  administratorId: number;
  label: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const COLUMNS = `id, administrator_id AS "administratorId", credential_id AS "credentialId", public_key AS "publicKey",
  sign_count::float8 AS "signCount", transports, backed_up AS "backedUp", label, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Passkeys of accounts: public keys, which are no secrets. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  listOf(administratorId: number): Promise<Passkey[]> {
    return rowsOf<Passkey>(
      this.database,
      `SELECT ${COLUMNS} FROM passkeys WHERE administrator_id = $1 ORDER BY id`,
      [administratorId],
    );
  }

  byCredential(credentialId: string): Promise<Passkey | undefined> {
    return rowOf<Passkey>(this.database, `SELECT ${COLUMNS} FROM passkeys WHERE credential_id = $1`, [
      credentialId,
    ]);
  }

  /**
   * Adds a passkey; the account is locked until the transaction ends.
   * @returns its id; undefined if the account has `most` already, or the credential is taken
   */
  async add(
    tx: Transaction,
    administratorId: number,
    { passkey, label, most }: { passkey: NewPasskey; label: string; most: number },
  ): Promise<number | undefined> {
    await lock(tx, administratorId);
    const { count } = await oneRow<{ count: number }>(
      tx,
      'SELECT count(*)::int AS count FROM passkeys WHERE administrator_id = $1',
      [administratorId],
    );
    if (count >= most) return undefined;
    const { credentialId, publicKey, signCount, transports, backedUp } = passkey;
    const [added] = await rowsOf<{ id: number }>(
      tx,
      `INSERT INTO passkeys (administrator_id, credential_id, public_key, sign_count, transports, backed_up, label, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [
        administratorId,
        credentialId,
        publicKey,
        signCount,
        [...transports],
        backedUp,
        label,
        this.clock.now(),
      ],
    );
    if (added) await this.updateHasPasskey(tx, administratorId);
    return added?.id;
  }

  /** @returns whether the account has it */
  async rename(tx: Transaction, administratorId: number, { id, label }: { id: number; label: string }) {
    return (
      (await changedRows(tx, 'UPDATE passkeys SET label = $3 WHERE administrator_id = $1 AND id = $2', [
        administratorId,
        id,
        label,
      ])) === 1
    );
  }

  /** @returns whether the account had it */
  async remove(tx: Transaction, administratorId: number, id: number): Promise<boolean> {
    await lock(tx, administratorId);
    const removed = await changedRows(tx, 'DELETE FROM passkeys WHERE administrator_id = $1 AND id = $2', [
      administratorId,
      id,
    ]);
    await this.updateHasPasskey(tx, administratorId);
    return removed === 1;
  }

  async removeAll(tx: Transaction, administratorId: number): Promise<void> {
    await lock(tx, administratorId);
    await tx.query('DELETE FROM passkeys WHERE administrator_id = $1', [administratorId]);
    await this.updateHasPasskey(tx, administratorId);
  }

  /** Notes a use if its count is higher than the stored one, or if both are 0 (no counter); returns whether it did. */
  async noteUse(
    id: number,
    { signCount, backedUp }: Pick<Passkey, 'signCount' | 'backedUp'>,
  ): Promise<boolean> {
    const changed = await changedRows(
      this.database,
      `UPDATE passkeys SET sign_count = $2, backed_up = $3, last_used_at = $4
       WHERE id = $1 AND (sign_count < $2 OR sign_count = 0 AND $2 = 0)`,
      [id, signCount, backedUp, this.clock.now()],
    );
    return changed === 1;
  }

  /** Updates `has_passkey`, which is stored with the account because each session reads it (offered_administrators). */
  private async updateHasPasskey(tx: Transaction, administratorId: number): Promise<void> {
    await tx.query(
      `UPDATE administrators SET has_passkey = EXISTS (SELECT FROM passkeys WHERE administrator_id = $1) WHERE id = $1`,
      [administratorId],
    );
  }
}

/** Locks the account until the transaction ends, which serialises changes of its passkeys. */
async function lock(tx: Transaction, administratorId: number): Promise<void> {
  await tx.query('SELECT FROM administrators WHERE id = $1 FOR UPDATE', [administratorId]);
}
