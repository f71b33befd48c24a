import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { DataSource } from 'typeorm';
import { Clock, Random } from '#platform/process/clock.js';
import { changedRows, oneRow, rowOf, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { SealedColumn } from '#platform/secrets/reseal.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';

const SECRETS = 'second-factor';
const DIGESTS = 'recovery-codes';
/** A code of the step before or after counts too, for clocks that differ. */
const TOLERANCE_SECONDS = 30;
const CODES = 10;
/** About 50 bits. The alphabet lacks i, l, o, 0 and 1, which are easily confused. */
const CODE_LENGTH = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Columns that a rotation of the product's secret encrypts again. */
export const SEALED_FACTORS: readonly SealedColumn[] = [
  { table: 'administrators', column: 'totp_secret', purpose: SECRETS },
  { table: 'recovery_codes', column: 'digest', purpose: DIGESTS },
];

interface Factor {
  secret: string | null;
  confirmedAt: Date | null;
  lastStep: string | null;
}

/** Second factors of accounts: codes by time (TOTP, RFC 6238), and recovery codes that work once. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly sealed: SealedTexts,
  ) {}

  /** When the second factor was confirmed (null without one), and the number of unused recovery codes. */
  async stateOf(id: number): Promise<{ since: Date | null; codesLeft: number }> {
    return oneRow(
      this.database,
      `SELECT totp_confirmed_at AS since,
              (SELECT count(*)::int FROM recovery_codes r WHERE r.administrator_id = a.id) AS "codesLeft"
       FROM administrators a WHERE id = $1`,
      [id],
    );
  }

  /**
   * Prepares a secret; it takes effect with the first code.
   * @returns false if the account has a second factor
   */
  async prepare(account: { id: number; email: string }, issuer: string): Promise<Prepared | false> {
    const secret = generateSecret();
    const changed = await changedRows(
      this.database,
      `UPDATE administrators SET totp_secret = $2, totp_last_step = NULL WHERE id = $1 AND totp_confirmed_at IS NULL`,
      [account.id, await this.sealed.seal(SECRETS, secret)],
    );
    return changed === 1 && { secret, uri: generateURI({ issuer, label: account.email, secret }) };
  }

  /** Activates the prepared secret if the code is right; returns whether it is. */
  async confirm(tx: Transaction, id: number, code: string): Promise<boolean> {
    const factor = await this.factorOf(tx, id);
    if (!factor || factor.confirmedAt || !(await this.spendStep(tx, id, { factor, code }))) return false;
    await tx.query('UPDATE administrators SET totp_confirmed_at = $2 WHERE id = $1', [id, this.clock.now()]);
    return true;
  }

  /** Uses up a code of the app, or a recovery code; returns whether it is right. A code works once. */
  async spend(tx: Transaction, id: number, code: string): Promise<boolean> {
    const factor = await this.factorOf(tx, id);
    if (!factor?.confirmedAt) return false;
    if (await this.spendStep(tx, id, { factor, code })) return true;
    return this.spendRecoveryCode(tx, id, code);
  }

  /** Whether the account has a confirmed second factor; locks the account until the transaction ends. */
  async isActive(tx: Transaction, id: number): Promise<boolean> {
    const factor = await this.factorOf(tx, id);
    return Boolean(factor?.confirmedAt);
  }

  /** Replaces the recovery codes; they cannot be read again. */
  async newCodes(tx: Transaction, id: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => this.code());
    const digests = await Promise.all(codes.map((code) => this.sealed.seal(DIGESTS, digestOf(id, code))));
    await tx.query('DELETE FROM recovery_codes WHERE administrator_id = $1', [id]);
    await tx.query('INSERT INTO recovery_codes (administrator_id, digest) SELECT $1, unnest($2::text[])', [
      id,
      digests,
    ]);
    return codes;
  }

  /** Removes the secret and the recovery codes; passkeys stay. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.query('DELETE FROM recovery_codes WHERE administrator_id = $1', [id]);
    await tx.query(
      'UPDATE administrators SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1',
      [id],
    );
  }

  /** Locks the account, so that two requests cannot use one code. */
  private factorOf(tx: Transaction, id: number): Promise<Factor | undefined> {
    return rowOf<Factor>(
      tx,
      `SELECT totp_secret AS secret, totp_confirmed_at AS "confirmedAt", totp_last_step AS "lastStep"
       FROM administrators WHERE id = $1 FOR UPDATE`,
      [id],
    );
  }

  private async spendStep(
    tx: Transaction,
    id: number,
    { factor: { secret, lastStep }, code }: { factor: Factor; code: string },
  ): Promise<boolean> {
    const token = code.replaceAll(/\s/g, '');
    if (secret === null || !/^\d{6}$/.test(token)) return false;
    const result = verifySync({
      secret: await this.sealed.open(SECRETS, secret),
      token,
      epoch: Math.floor(this.clock.now().getTime() / 1_000),
      epochTolerance: TOLERANCE_SECONDS,
    });
    if (!result.valid || !('timeStep' in result)) return false;
    if (lastStep !== null && result.timeStep <= Number(lastStep)) return false;
    await tx.query('UPDATE administrators SET totp_last_step = $2 WHERE id = $1', [id, result.timeStep]);
    return true;
  }

  private code(): string {
    const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[this.random.integer(LETTERS.length)]);
    return `${letters.slice(0, CODE_LENGTH / 2).join('')}-${letters.slice(CODE_LENGTH / 2).join('')}`;
  }

  /** The caller has locked the account, so no other transaction can use up the same code. */
  private async spendRecoveryCode(tx: Transaction, id: number, code: string): Promise<boolean> {
    const rows = await rowsOf<{ digest: string }>(
      tx,
      'SELECT digest FROM recovery_codes WHERE administrator_id = $1',
      [id],
    );
    for (const { digest } of rows) {
      if ((await this.sealed.open(DIGESTS, digest)) !== digestOf(id, code)) continue;
      await tx.query('DELETE FROM recovery_codes WHERE administrator_id = $1 AND digest = $2', [id, digest]);
      return true;
    }
    return false;
  }
}

function textOf(id: number, code: string): string {
  return `${id} ${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`;
}

function digestOf(id: number, code: string): string {
  return createHash('sha256').update(textOf(id, code)).digest('base64url');
}

export interface Prepared {
  secret: string;
  /** For the app, as a QR code. */
  uri: string;
}
