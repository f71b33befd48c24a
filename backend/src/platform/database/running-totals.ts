import { oneRow } from './rows.js';
import { lockUntilCommit } from './advisory-locks.js';
import type { Transaction } from './transactions.js';

/** A full recomputation may run longer than the statement timeout of requests. */
const RECOMPUTE_TIMEOUT = '15min';

export interface RunningTotalsLayout {
  /** Advisory lock, from ADVISORY_LOCKS, that serialises changes. */
  lock: number;
  /** Table of the sums: the key columns, the measures, `listings` and `computed_at`. */
  sums: string;
  /** Table of counted contributions: `listing_id`, the `row` columns, the key columns that are not among them, the measures. */
  contributions: string;
  /** Columns that identify a row among the rows of one listing. */
  row: readonly string[];
  /** Columns that the sums are grouped by; may overlap with `row`. */
  key: readonly string[];
  measures: readonly string[];
  /** Query that selects the columns above for the listings (`l`) that meet a condition. */
  current: (condition: string) => string;
}

/**
 * Sums over contributions of listings. The counted contribution of each listing is stored, so that an update subtracts the old contribution
 * and adds the new one. Updates are idempotent and may arrive in any order (docs/decisions/0013).
 */
export class RunningTotals {
  private readonly columns: readonly string[];

  constructor(private readonly layout: RunningTotalsLayout) {
    this.columns = [...new Set(['listing_id', ...layout.row, ...layout.key, ...layout.measures])];
  }

  /** Tables that it writes. */
  get tables(): readonly string[] {
    return [this.layout.contributions, this.layout.sums];
  }

  /** Recounts one listing. A listing that is deleted or no longer counts contributes nothing. */
  async refresh(tx: Transaction, listingId: number): Promise<void> {
    const { contributions, sums, lock } = this.layout;
    const current = this.layout.current('l.id = $1');
    await lockUntilCommit(tx, lock);
    await tx.query(
      `WITH current AS (${current}), changed AS (
         DELETE FROM ${contributions} m WHERE m.listing_id = $1 AND NOT EXISTS (SELECT FROM current c WHERE ${this.equal('c', 'm')})
         RETURNING m.*)
       ${this.add('-1')}`,
      [listingId],
    );
    await tx.query(
      `WITH current AS (${current}), changed AS (
         INSERT INTO ${contributions} (${this.columns}) SELECT ${this.columns} FROM current ON CONFLICT DO NOTHING RETURNING *)
       ${this.add('1')}`,
      [listingId],
    );
    await tx.query(`DELETE FROM ${sums} WHERE listings = 0`);
  }

  /**
   * Recounts everything. Sets the statement timeout of the transaction to RECOMPUTE_TIMEOUT.
   * @returns the number of sums that were wrong
   */
  async recompute(tx: Transaction): Promise<number> {
    const { contributions, sums, lock, row, key, measures } = this.layout;
    const current = this.layout.current('true');
    const fresh = `SELECT ${key}, ${measures.map((measure) => `sum(${measure}) AS ${measure}`)}, count(*)::int AS listings
      FROM ${contributions} GROUP BY ${key}`;
    const compared = [...measures, 'listings'];
    await tx.query(`SET LOCAL statement_timeout = '${RECOMPUTE_TIMEOUT}'`);
    await lockUntilCommit(tx, lock);
    await tx.query(
      `WITH current AS MATERIALIZED (${current})
       DELETE FROM ${contributions} m WHERE NOT EXISTS (SELECT FROM current c WHERE ${this.equal('c', 'm')})`,
    );
    await tx.query(
      `INSERT INTO ${contributions} (${this.columns}) SELECT ${this.columns} FROM (${current}) c
       WHERE NOT EXISTS (SELECT FROM ${contributions} m WHERE ${this.equal('c', 'm')})
       -- In the order of the primary key, so that its index grows at the end.
       ORDER BY ${['listing_id', ...row]}
       -- A listing that has changed since the deletion keeps its old contribution; its event counts the change.
       ON CONFLICT DO NOTHING`,
    );
    const { wrong } = await oneRow<{ wrong: number }>(
      tx,
      `SELECT count(*)::int AS wrong FROM (${fresh}) f FULL JOIN ${sums} s USING (${key})
       WHERE (${compared.map((column) => `f.${column}`)}) IS DISTINCT FROM (${compared.map((column) => `s.${column}`)})`,
    );
    await tx.query(`DELETE FROM ${sums}`);
    await tx.query(`INSERT INTO ${sums} (${key}, ${measures}, listings) ${fresh}`);
    return wrong;
  }

  /** Whether nothing has been counted yet, as after a migration or a partial restore. */
  async isEmpty(tx: Transaction): Promise<boolean> {
    const { found } = await oneRow<{ found: boolean }>(
      tx,
      `SELECT EXISTS (SELECT FROM ${this.layout.contributions}) AS found`,
    );
    return !found;
  }

  private equal(one: string, other: string): string {
    return this.columns.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ');
  }

  /** Adds the rows of `changed` to the sums, or subtracts them. */
  private add(sign: '1' | '-1'): string {
    const { sums, key, measures } = this.layout;
    return `INSERT INTO ${sums} AS s (${key}, ${measures}, listings)
      SELECT ${key}, ${measures.map((measure) => `${sign} * sum(${measure})`)}, ${sign} * count(*) FROM changed GROUP BY ${key}
      ON CONFLICT (${key}) DO UPDATE SET computed_at = now(), listings = s.listings + excluded.listings,
        ${measures.map((measure) => `${measure} = s.${measure} + excluded.${measure}`).join(', ')}`;
  }
}
