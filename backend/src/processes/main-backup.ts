import 'reflect-metadata';
import { resolve } from 'node:path';
import { SystemClock } from '#platform/process/clock.js';
import { readSettings, type Settings } from '#platform/config/settings.js';
import { PlainError } from '#platform/process/plain-error.js';
import { readArguments } from './arguments.js';
import { runMain } from './run-main.js';
import { openStorage } from '#platform/files/open-storage.js';
import { makeBackup, makeKeyFile } from '../operations/backup/public.js';
import { endSignal, print } from './terminal.js';

/**
 * `npm run backup -- --to FOLDER`: makes a complete, checked backup in a new folder in FOLDER. The product may be running. `--make-key
 * FILE` makes a key pair for encrypted backups instead (docs/operations.md).
 */
await runMain(async () => {
  const values = readArguments<{ to: string; 'make-key': string }>('backup');
  if (values['make-key'] !== undefined) return makeKey(resolve(values['make-key']));
  const settings = readSettings();
  const to = values.to ?? settings.BACKUP_TO;
  if (!to) throw new PlainError('Name the folder of the backups: --to FOLDER, or the setting BACKUP_TO.');
  const source = { settings, storage: openStorage(settings), clock: new SystemClock() };
  const { folder, tables, rows, photos, missing, madeBy } = await makeBackup(source, {
    to: resolve(to),
    signal: endSignal(),
  }).catch((error: NodeJS.ErrnoException) => {
    // A full disk, or a folder that cannot be written.
    throw error.errno === undefined
      ? error
      : new PlainError(`No backup was made in ${resolve(to)}: ${error.message}`);
  });
  print(`Backup complete and checked: ${folder}`);
  print(`  ${rows} rows in ${tables} tables, ${photos.files} files of photos`);
  print(`  ${encryptionOf(settings)}`);
  if (madeBy) print(`  Key of this machine, which a restore on another one asks for: ${madeBy}`);
  if (photos.missing > 0)
    print(`  ${photos.missing} files of photos are missing in the storage itself: ${missing.join(', ')}`);
});

/** Needs neither settings nor a database, so that it can run on another machine. */
async function makeKey(file: string): Promise<void> {
  const publicKey = await makeKeyFile(file);
  print(`The private key is in ${file}, which only you can read.`);
  print(
    '  Keep it and a copy of it away from this product and its backups. With it all backups that are made',
  );
  print('  with the public key can be read; without it none of them can be restored.');
  print('The public key is a setting of the machine that makes the backups:');
  print(`  BACKUP_PUBLIC_KEY=${publicKey}`);
}

function encryptionOf({ BACKUP_KEY, BACKUP_PUBLIC_KEY }: Settings): string {
  if (BACKUP_PUBLIC_KEY)
    return `It is encrypted to ${BACKUP_PUBLIC_KEY}. Its private key was not needed, and not checked.`;
  if (BACKUP_KEY) return 'It is encrypted with BACKUP_KEY.';
  return 'It is not encrypted, and contains personal data: set BACKUP_PUBLIC_KEY or BACKUP_KEY to encrypt it.';
}
