import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { Settings } from '#platform/config/settings.js';
import { makeFolder } from '#platform/files/make-folder.js';
import { PlainError } from '#platform/process/plain-error.js';
import { SecretKeys, secretFileOf } from '#platform/secrets/secret-keys.js';
import type { FileStorage } from '#platform/files/file-storage.js';
import type { Manifest } from './format/manifest.js';
import { readKeyFile } from './format/key-file.js';
import { MachineKey } from './format/machine-key.js';
import { openBackup, type OpenedBackup } from './format/open-backup.js';
import { readStored } from './format/stored-file.js';
import { verifyBackup } from './format/verify.js';
import { connect } from './snapshot.js';
import { assertKnownSchema, loadTables } from './load-tables.js';
import { restorePhotos } from './restore-photos.js';

export interface Restored {
  folder: string;
  manifest: Manifest;
  rows: number;
  photos: number;
  /** Path of the copied settings. */
  settingsFile: string;
}

export interface RestoreRequest {
  /** A backup, or a folder of backups, whose newest is taken. */
  from: string;
  /** File of the private key, for a backup that is encrypted to a public key. */
  keyFile: string | undefined;
  /** Public key of another machine whose backup is trusted. */
  madeBy: string | undefined;
  /** Restores a backup that is not encrypted although a key is set. */
  unencrypted: boolean;
  /** Replaces the contents of a database that is not empty. */
  replace: boolean;
  signal: AbortSignal;
  say: (text: string) => void;
}

/**
 * Restores a backup into the configured database and storage of photos. Everything is read and checked before anything is changed.
 * @throws PlainError if the backup is damaged, or if the database is in use or not empty
 */
export async function restoreBackup(
  { settings, storage }: { settings: Settings; storage: FileStorage },
  { from, keyFile, madeBy, unencrypted, replace, signal, say }: RestoreRequest,
): Promise<Restored> {
  const backup = await openBackup(from, {
    passphrase: settings.BACKUP_KEY,
    identity: keyFile === undefined ? undefined : await readKeyFile(keyFile),
    machines: [...ownNames(settings), ...(madeBy === undefined ? [] : [madeBy])],
    onlyEncrypted: hasKey(settings) && !unencrypted,
  });
  assertKnownSchema(backup);
  const client = await connect(settings.ownerUrl, 'costa-directa restore');
  try {
    await assertUnused(client);
    if (!replace) await assertEmpty(client);
    say(`Checking ${backup.folder}, of ${backup.manifest.createdAt}`);
    await verifyBackup(backup, { signal });
    say('Restoring the photos');
    const photos = await restorePhotos(backup, storage, signal);
    const settingsFile = await restoreSettings(backup, settings.DATA_DIR);
    // The last step, so that a restore that fails leaves the database as it was.
    say('Restoring the database');
    await loadTables(client, backup, { replace, signal });
    return {
      folder: backup.folder,
      manifest: backup.manifest,
      rows: backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0),
      photos,
      settingsFile,
    };
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function restoreSettings({ folder, manifest, seal }: OpenedBackup, dataDir: string): Promise<string> {
  const content = await text(
    readStored(join(folder, manifest.settingsFile), {
      compressed: false,
      seal,
    }),
  );
  const file = join(dataDir, 'restored-settings.env');
  await makeFolder(dataDir);
  await writeFile(file, content, { mode: 0o600, flush: true });
  return file;
}

/** Web and worker must be stopped, because the restore replaces the rows that they work on. */
async function assertUnused(client: pg.Client): Promise<void> {
  // The kind of another role's connection is hidden from owners that are no superusers.
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new PlainError(`The database is in use by ${others} connections: stop web and worker first.`);
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  if ((rows[0]?.tables ?? 0) > 0)
    throw new PlainError(
      'The database is not empty: name an empty one, or add --replace to delete all that it contains.',
    );
}

/** Of the secrets that this machine has already; a new machine gets none before the restore. */
function ownNames(settings: Settings): string[] {
  if (settings.SESSION_SECRET === undefined && !existsSync(secretFileOf(settings))) return [];
  return MachineKey.all(new SecretKeys(settings)).map(({ name }) => name);
}

function hasKey({ BACKUP_KEY, BACKUP_PUBLIC_KEY }: Settings): boolean {
  return BACKUP_KEY !== undefined || BACKUP_PUBLIC_KEY !== undefined;
}
