import type { EntityManager } from 'typeorm';

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
} as const;

/** Serialises publications by the same person; the key is a hash of what identifies the person. */
export type PersonKey = `dni ${string}` | `phone ${string}` | `mailbox ${string}`;

/** Takes an advisory lock that is held until the transaction ends. */
export async function lockUntilCommit(tx: EntityManager, lock: number): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
}

/** Takes the advisory lock of a person, held until the transaction ends. Its number is a hash of the key. */
export async function lockPerson(tx: EntityManager, key: PersonKey): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
