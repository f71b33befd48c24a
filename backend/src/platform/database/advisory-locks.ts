import type { EntityManager } from 'typeorm';
import { oneRow } from './rows.js';

/** Numbers of all advisory locks. One place keeps them unique. */
export const ADVISORY_LOCKS = {
  /** Serialises migrations of processes that start together. */
  migrations: 774_411_001,
  averages: 774_411_002,
  siteTallies: 774_411_003,
  inquiryCounts: 774_411_004,
  season: 774_411_005,
  /** Serialises the initial seeding by processes that start together. */
  firstContents: 774_411_006,
  /** Held by a backup until its photos are copied, and shared by each deletion of a photo's file: a copy contains the files of all its rows. */
  backup: 774_411_007,
  /** Taken by the database itself when a transaction with an audit entry commits (audit_chain_append in migrations). */
  auditChain: 774_411_008,
  /** Held by a backup until it is complete: no other one runs. */
  backupRun: 774_411_009,
  /** Serialises changes of zones. */
  zones: 774_411_010,
  /** Serialises what the operator sets from a day on (`SiteOptions.lastId`). */
  options: 774_411_011,
  /** Serialises imports of notices. */
  imports: 774_411_012,
} as const;

/** Key of a lock that serialises publications by the same person. */
export type PersonKey = `dni ${string}` | `phone ${string}` | `mailbox ${string}`;

/** Takes an advisory lock that is held until the transaction ends. */
export async function lockUntilCommit(tx: EntityManager, lock: number): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
}

/**
 * Takes an advisory lock in shared mode until the transaction ends, without waiting.
 * @returns false if it is held exclusively
 */
export async function shareUntilCommit(tx: EntityManager, lock: number): Promise<boolean> {
  const { shared } = await oneRow<{ shared: boolean }>(
    tx,
    'SELECT pg_try_advisory_xact_lock_shared($1) AS shared',
    [lock],
  );
  return shared;
}

/** Takes the advisory lock of a person, held until the transaction ends. Its number is a hash of the key. */
export async function lockPerson(tx: EntityManager, key: PersonKey): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
