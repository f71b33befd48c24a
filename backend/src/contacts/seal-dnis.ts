import type { DataSource } from 'typeorm';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { Resealed, SealingTools } from '#platform/secrets/reseal.js';
import { Dnis, STORED_DNI } from './dnis.js';

/** Contacts per transaction; few, so that their locks are held briefly. */
const BATCH = 500;

interface Stored {
  id: number;
  dni: string;
}

/**
 * Encrypts the DNIs that are stored as digits, by an earlier version or a restored backup, and those that are encrypted with another secret
 * than the current one. Each batch is a transaction, so it may be stopped and repeated.
 */
export async function sealDnis(
  database: DataSource,
  { keys, sealed, signatures }: SealingTools,
): Promise<Resealed> {
  const dnis = new Dnis(sealed, signatures);
  const found: Resealed = { changed: 0, unreadable: 0 };
  for (let last = 0; ;) {
    const rows = await database.transaction(async (tx) => {
      const batch = await batchAfter(tx, last, keys.current().id);
      const { changed, unreadable } = await sealBatch(tx, batch, dnis);
      found.changed += changed;
      found.unreadable += unreadable;
      return batch;
    });
    if (rows.length < BATCH) return found;
    last = rows.at(-1)!.id;
  }
}

/** Locks the contacts in the order of their ids, as all other code does, which prevents deadlocks. */
function batchAfter(tx: Transaction, last: number, secretId: string): Promise<Stored[]> {
  return rowsOf<Stored>(
    tx,
    `SELECT id, ${STORED_DNI} AS dni FROM contacts WHERE id > $1 AND (dni <> '' OR dni_sealed NOT LIKE $2)
     ORDER BY id LIMIT ${BATCH} FOR UPDATE`,
    [last, `${secretId}.%`],
  );
}

async function sealBatch(tx: Transaction, batch: readonly Stored[], dnis: Dnis): Promise<Resealed> {
  const readable = (await dnis.readAll(batch)).filter(({ dni }) => dni !== '');
  const columns = await Promise.all(readable.map(({ dni }) => dnis.columns(dni)));
  await tx.query(
    `UPDATE contacts c SET dni = '', dni_sealed = fresh.sealed, dni_digest = fresh.digest
     FROM unnest($1::int[], $2::text[], $3::text[]) AS fresh (id, sealed, digest) WHERE c.id = fresh.id`,
    [
      readable.map(({ id }) => id),
      columns.map(({ dniSealed }) => dniSealed),
      columns.map(({ dniDigest }) => dniDigest),
    ],
  );
  return { changed: readable.length, unreadable: batch.length - readable.length };
}
