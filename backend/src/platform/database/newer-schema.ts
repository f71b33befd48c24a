import { MIGRATIONS } from '../../../../migrations/index.js';
import { PlainError } from '../process/plain-error.js';
import { rowsOf, type Database } from './rows.js';

/**
 * An older program must not be started on the database of a newer one. Its processes that already run may go on.
 * @throws PlainError naming the migration that this version does not know
 */
export async function assertNotNewer(database: Database): Promise<void> {
  const tables = await rowsOf<{ made: boolean }>(
    database,
    `SELECT to_regclass('public.migrations') IS NOT NULL AS made`,
  );
  if (!tables[0]?.made) return;
  const [unknown] = await rowsOf<{ name: string }>(
    database,
    'SELECT name FROM migrations WHERE name <> ALL ($1) ORDER BY id DESC LIMIT 1',
    [MIGRATIONS.map((Migration) => new Migration().name)],
  );
  if (unknown)
    throw new PlainError(
      `The database was migrated by a newer version of this program (${unknown.name}): start that version, or restore a backup of this one.`,
    );
}
