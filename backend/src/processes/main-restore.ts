import 'reflect-metadata';
import { resolve } from 'node:path';
import { readSettings } from '#platform/config/settings.js';
import { PlainError } from '#platform/process/plain-error.js';
import { readArguments } from './arguments.js';
import { runMain } from './run-main.js';
import { openStorage } from '#platform/files/open-storage.js';
import { restoreBackup } from '../operations/backup/public.js';
import { endSignal, print } from './terminal.js';

/** Restores a backup into an empty database, or over a full one (docs/operations.md). */
interface RestoreArguments {
  [name: string]: string | boolean;
  from: string;
  'key-file': string;
  'made-by': string;
  unencrypted: boolean;
  replace: boolean;
}

await runMain(async () => {
  const settings = readSettings();
  const values = readArguments<RestoreArguments>('restore');
  if (!values.from) throw new PlainError('Name the backup, or the folder of backups: --from FOLDER.');
  const keyFile = values['key-file'];
  const { folder, rows, photos, settingsFile } = await restoreBackup(
    { settings, storage: openStorage(settings) },
    {
      from: resolve(values.from),
      keyFile: keyFile && resolve(keyFile),
      madeBy: values['made-by'],
      unencrypted: values.unencrypted ?? false,
      replace: values.replace ?? false,
      signal: endSignal(),
      say: print,
    },
  );
  print(`Restored ${folder}: ${rows} rows, ${photos} files of photos`);
  print(`  Its settings are in ${settingsFile}`);
  print('  Mail and events that waited are held: release or discard them in Herramientas → Sin terminar.');
});
