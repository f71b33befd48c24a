import type { EntityManager } from 'typeorm';

/** Every advisory lock of the product by its number, so that no two purposes share one. */
export const ADVISORY_LOCKS = {
  /** Processes that start together migrate one after the other. */
  migrations: 774_411_001,
  averages: 774_411_002,
  siteTallies: 774_411_003,
  inquiryCounts: 774_411_004,
  season: 774_411_005,
  /** Processes that start together fill an empty database one after the other. */
  firstContents: 774_411_006,
} as const;

/** What a person is known by, where publications of the same person wait for each other. */
export type PersonKey = `dni ${string}` | `phone ${string}` | `mailbox ${string}`;

/** Waits for a lock, which is held until the transaction ends. */
export async function lockUntilCommit(tx: EntityManager, lock: number): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
}

/** Waits for the lock of a person, which is held until the transaction ends; its number is a hash of the key. */
export async function lockPerson(tx: EntityManager, key: PersonKey): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
