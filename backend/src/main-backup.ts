import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SystemClock } from '#platform/clock/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { PlainError } from '#platform/process/plain-error.js';
import { runMain } from '#platform/process/run-main.js';
import { openStorage } from '#platform/storage/open-storage.js';
import { makeBackup } from './backup/public.js';
import { endSignal, print } from './terminal.js';

/** `npm run backup -- --to FOLDER`: a complete, checked copy in a new folder there (docs/operations.md). The product may be running. */
await runMain(async () => {
  const settings = readSettings();
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const to = values.to ?? settings.BACKUP_TO;
  if (!to) throw new PlainError('Name the folder of the backups: --to FOLDER, or the setting BACKUP_TO.');
  const source = { settings, storage: openStorage(settings), clock: new SystemClock() };
  const { folder, tables, rows, photos, missing } = await makeBackup(source, {
    to: resolve(to),
    signal: endSignal(),
  });
  print(`Backup complete and checked: ${folder}`);
  print(`  ${rows} rows in ${tables} tables, ${photos.files} files of photos`);
  if (!settings.BACKUP_KEY)
    print('  It is not encrypted, and contains personal data: set BACKUP_KEY to encrypt it.');
  if (photos.missing > 0)
    print(`  ${photos.missing} files of photos are missing in the storage itself: ${missing.join(', ')}`);
});
