import type { DataSource } from 'typeorm';
import { oneRow, rowOf } from '../database/rows.js';

/** A position in the chain, with its digest. If noted outside the database, it proves later that the entries up to it are unaltered. */
export interface ChainPosition {
  /** 0 for an empty chain. */
  position: number;
  digest: string;
}

export interface ChainReport {
  entries: number;
  /** Entries whose contents were removed, as the law on personal data requires; everything else of them is still verified. */
  redacted: number;
  head: ChainPosition;
  /** Descriptions of the faults; empty if the trail is unaltered. */
  faults: string[];
}

interface Findings {
  entries: number;
  redacted: number;
  removed: string | null;
  altered: string | null;
  changed: string | null;
  unchained: string | null;
}

/** The statement reads every entry: 100,000 take about 1.3 s. */
const TIMEOUT = '10min';

/** Finds the first entry with each kind of fault. */
const FINDINGS = `
  WITH chained AS (
    SELECT c.position, c.entry_id, c.content, c.digest, lag(c.digest, 1, '') OVER (ORDER BY c.position) AS previous,
           e.id, e.administrator_id, e.action, e.entity, e.entity_id, e.before, e.after, e.created_at, e.redacted_at
    FROM audit_chain c LEFT JOIN audit_entries e ON e.id = c.entry_id)
  SELECT count(*)::int AS entries,
         count(redacted_at)::int AS redacted,
         min(entry_id) FILTER (WHERE id IS NULL) AS removed,
         min(entry_id) FILTER (WHERE id IS NOT NULL AND digest <> audit_digest(previous, id, administrator_id, action, entity, entity_id,
           created_at, content)) AS altered,
         min(entry_id) FILTER (WHERE id IS NOT NULL AND CASE WHEN redacted_at IS NULL THEN content <> audit_content(before, after)
           ELSE before IS NOT NULL OR after IS NOT NULL END) AS changed,
         (SELECT min(e.id) FROM audit_entries e
          WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.entry_id = e.id)) AS unchained
  FROM chained`;

/**
 * Recomputes the hashes of the whole audit trail (docs/decisions/0050).
 * @param expected a place that was noted earlier; it must still be in the chain
 */
export async function verifyAuditChain(database: DataSource, expected?: ChainPosition): Promise<ChainReport> {
  const { entries, redacted, ...found } = await database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '${TIMEOUT}'`);
    return oneRow<Findings>(tx, FINDINGS);
  });
  const faults = [
    found.removed && `Entry ${found.removed} was removed.`,
    found.altered && `Entry ${found.altered}, or one before it, was altered.`,
    found.changed && `The contents of entry ${found.changed} were altered.`,
    found.unchained && `Entry ${found.unchained} is not in the chain.`,
    expected && !(await isInChain(database, expected)) && `Position ${expected.position} has another digest.`,
  ].filter((fault): fault is string => typeof fault === 'string');
  return { entries, redacted, head: await headOf(database), faults };
}

async function headOf(database: DataSource): Promise<ChainPosition> {
  const head = await rowOf<{ position: string; digest: string }>(
    database,
    'SELECT position, digest FROM audit_chain ORDER BY position DESC LIMIT 1',
  );
  return head ? { position: Number(head.position), digest: head.digest } : { position: 0, digest: '' };
}

async function isInChain(database: DataSource, { position, digest }: ChainPosition): Promise<boolean> {
  const row = await rowOf(database, 'SELECT FROM audit_chain WHERE position = $1 AND digest = $2', [
    position,
    digest,
  ]);
  return row !== undefined;
}
