import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '#platform/config/settings.js';
import { PlainError } from '#platform/process/plain-error.js';
import { runMain } from './run-main.js';
import { openStorage } from '#platform/files/open-storage.js';
import { restoreBackup } from '../operations/backup/public.js';
import { endSignal, print } from './terminal.js';

/**
 * `npm run restore -- --from FOLDER`: restores a backup into an empty database, or with `--replace` over a full one. `--key-file FILE`
 * opens a backup that is encrypted to a public key, `--made-by KEY` one of another machine. `--unencrypted` allows a backup without encryption although a key is set
 * (docs/operations.md).
 */
await runMain(async () => {
  const settings = readSettings();
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      'key-file': { type: 'string' },
      'made-by': { type: 'string' },
      unencrypted: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    },
  });
  if (!values.from) throw new PlainError('Name the backup, or the folder of backups: --from FOLDER.');
  const keyFile = values['key-file'];
  const { folder, rows, photos, settingsFile } = await restoreBackup(
    { settings, storage: openStorage(settings) },
    {
      from: resolve(values.from),
      keyFile: keyFile && resolve(keyFile),
      madeBy: values['made-by'],
      unencrypted: values.unencrypted,
      replace: values.replace,
      signal: endSignal(),
      say: print,
    },
  );
  print(`Restored ${folder}: ${rows} rows, ${photos} files of photos`);
  print(`  Its settings are in ${settingsFile}`);
  print('  Mail and events that waited are held: release or discard them in Herramientas → Sin terminar.');
});
