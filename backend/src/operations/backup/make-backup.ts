import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Clock } from '#platform/process/clock.js';
import type { Settings } from '#platform/config/settings.js';
import { makeFolder } from '#platform/files/make-folder.js';
import { PlainError } from '#platform/process/plain-error.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import type { FileStorage } from '#platform/files/file-storage.js';
import { photoFileNames } from '../../listings/pictures/public.js';
import {
  CHECKSUMS_FILE,
  checksumsText,
  LOCKED_KEY_FILE,
  MANIFEST_FILE,
  manifestText,
  nameOf,
  PARTIAL_PREFIX,
  type Manifest,
} from './format/manifest.js';
import { portableSettings } from './format/portable-settings.js';
import { writeStored } from './format/stored-file.js';
import { verifyBackup } from './format/verify.js';
import { sequencesOf } from './backup-tables.js';
import { hasOurSchema, MIGRATION_NAMES } from './schema-statements.js';
import { copyPhotos } from './copy-photos.js';
import { copyTables, type Target } from './copy-tables.js';
import { newSeal, previousIn, type NewSeal } from './new-seal.js';
import { allowDeletions, asDatabase, connect, lockForBackup } from './snapshot.js';

export interface MadeBackup {
  folder: string;
  name: string;
  tables: number;
  rows: number;
  photos: Manifest['photos'];
  /** Some of the files that rows refer to and the storage lacks. */
  missing: readonly string[];
  /** Public key of this machine, if it signed the backup. */
  madeBy: string | undefined;
}

/** Inputs of a backup. */
export interface Source {
  settings: Settings;
  storage: FileStorage;
  clock: Clock;
}

const MOST_REPORTED_MISSING = 10;

/**
 * Writes a backup into a new folder under `to`: the rows of one snapshot, the files of all its photos, and the portable settings. The
 * folder gets its name when it is complete and has been read back (docs/decisions/0014).
 * @throws PlainError if another one is running, or if the database has another version
 */
export async function makeBackup(
  source: Source,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<MadeBackup> {
  const client = await connect(source.settings.DATABASE_URL, 'costa-directa backup');
  try {
    await lockForBackup(client);
    return await writeBackup(client, source, { to, signal });
  } finally {
    // Not awaited: a connection that is closed during COPY never reports its end.
    void client.end().catch(() => undefined);
  }
}

/** Writes the backup while this connection holds the lock, so that the partial folders in `to` are those of killed runs. */
async function writeBackup(
  client: pg.Client,
  { settings, storage, clock }: Source,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<MadeBackup> {
  const moment = clock.now();
  const name = nameOf(moment);
  const previous = await previousIn(to, settings);
  const { seal, format, signer } = await newSeal(settings, previous);
  const target: Target = {
    folder: join(to, `${PARTIAL_PREFIX}${name}`),
    seal,
    signal,
    checksums: new Map(),
    verified: new Set(),
  };
  await removePartial(to);
  try {
    await makeFolder(target.folder, 0o700);
    const database = await copyDatabase(client, target);
    const photos = await copyPhotos(database.photoNames, {
      target,
      storage,
      previous,
    });
    await allowDeletions(client);
    const settingsFile = await writeSettings(settings, target);
    if (format.encryption === 'passphrase')
      await writeSynced(join(target.folder, LOCKED_KEY_FILE), await seal!.locked(settings.BACKUP_KEY!));
    const manifest: Manifest = {
      format: 1,
      ...format,
      site: settings.SITE_URL,
      createdAt: moment.toISOString(),
      migrations: MIGRATION_NAMES,
      tables: database.tables,
      sequences: database.sequences,
      photos: { files: photos.files, missing: photos.missing.length },
      settingsFile,
      checksums: '',
    };
    await finish(target, manifest, signer);
    await rename(target.folder, join(to, name));
    await syncFolder(to);
    return {
      folder: join(to, name),
      name,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      photos: manifest.photos,
      missing: photos.missing.slice(0, MOST_REPORTED_MISSING),
      madeBy: manifest.madeBy,
    };
  } catch (error) {
    await rm(target.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Tables, sequences and names of photos' files of one snapshot, which ends before the files are copied. */
async function copyDatabase(client: pg.Client, target: Target) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (!(await hasOurSchema(client)))
    throw new PlainError(
      'The database has the schema of another version: make the backup with that version, or start this one first.',
    );
  const tables = await copyTables(client, target);
  const sequences = await sequencesOf(client);
  const photoNames: string[] = [];
  for await (const names of photoFileNames(asDatabase(client))) photoNames.push(...names);
  await client.query('COMMIT');
  return { tables, sequences, photoNames };
}

async function writeSettings(
  settings: Settings,
  { folder, seal, signal, checksums }: Target,
): Promise<string> {
  const file = seal ? 'settings.env.age' : 'settings.env';
  // Without its secret a restored site cannot read what is encrypted in its database.
  const SESSION_SECRET = new SecretKeys(settings).current().text;
  const complete = Object.assign(Object.create(settings) as Settings, {
    SESSION_SECRET,
  });
  const text = portableSettings(complete, { withSecrets: seal !== undefined });
  checksums.set(
    file,
    await writeStored(join(folder, file), Readable.from([Buffer.from(text)]), {
      compressed: false,
      seal,
      signal,
    }),
  );
  return file;
}

/** Writes the lists, and reads everything back that this run wrote. */
async function finish(target: Target, manifest: Manifest, signer: NewSeal['signer']): Promise<void> {
  const { folder, seal, signal } = target;
  const text = checksumsText(target.checksums);
  manifest.checksums = createHash('sha256').update(text).digest('hex');
  await writeSynced(join(folder, CHECKSUMS_FILE), text);
  await writeSynced(join(folder, MANIFEST_FILE), manifestText(manifest, signer));
  await syncFolder(folder);
  await verifyBackup({ folder, manifest, seal }, { signal, skip: target.verified });
}

/** Removes folders of killed runs. The lock of backups ensures that no other one is being written. */
async function removePartial(to: string): Promise<void> {
  const names = await readdir(to).catch(() => [] as string[]);
  for (const name of names.filter((one) => one.startsWith(PARTIAL_PREFIX)))
    await rm(join(to, name), { recursive: true, force: true });
}

async function writeSynced(path: string, text: string | Uint8Array): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true });
}

/** New names survive a power failure only after their folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
