import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../process/clock.js';
import { changedRows, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { digest } from '../secrets/digest.js';

export interface OpenSession {
  /** Digest of the id; the id itself is what the cookie holds. */
  key: string;
  network: string;
  device: string;
  startedAt: number;
  seenAt: number;
  confirmedAt: number;
}

/** The stored sessions of accounts. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The sessions of an account that have not expired by their absolute limit, latest activity first. */
  async listOf(administratorId: number): Promise<OpenSession[]> {
    const rows = await rowsOf<{ sid: string; sess: Omit<OpenSession, 'key'> }>(
      this.database,
      `SELECT sid, sess FROM sessions WHERE sess ->> 'administratorId' = $1 AND expire >= now()
       ORDER BY (sess ->> 'seenAt')::bigint DESC`,
      [String(administratorId)],
    );
    return rows.map(({ sid, sess }) => ({ ...sess, key: sessionKey(sid) }));
  }

  /** Records that the account of a session was confirmed by its password or a passkey. */
  async confirm(id: string): Promise<void> {
    await this.database.query(
      `UPDATE sessions SET sess = (sess::jsonb || jsonb_build_object('confirmedAt', $2::bigint))::json WHERE sid = $1`,
      [id, this.clock.now().getTime()],
    );
  }

  /**
   * Ends the sessions of an account with the transaction.
   * @param kept id of a session that stays
   * @returns the number of ended sessions
   */
  async endAllOf(tx: Transaction, administratorId: number, kept = ''): Promise<number> {
    return changedRows(tx, `DELETE FROM sessions WHERE sess ->> 'administratorId' = $1 AND sid <> $2`, [
      String(administratorId),
      kept,
    ]);
  }

  /**
   * Ends one session of an account.
   * @returns the number of ended sessions
   */
  async endOne(tx: Transaction, administratorId: number, key: string): Promise<number> {
    const rows = await rowsOf<{ sid: string }>(
      tx,
      `SELECT sid FROM sessions WHERE sess ->> 'administratorId' = $1`,
      [String(administratorId)],
    );
    const sids = rows.map(({ sid }) => sid).filter((sid) => sessionKey(sid) === key);
    return changedRows(tx, 'DELETE FROM sessions WHERE sid = ANY($1)', [sids]);
  }
}

/** Names a session without the id that the cookie holds. */
export function sessionKey(id: string): string {
  return digest(id).slice(0, 22);
}
