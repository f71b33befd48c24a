import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { SystemClock } from '#platform/process/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from './run-main.js';
import { checkSecrets } from '#platform/secrets/check-secrets.js';
import { hasAccounts } from '../accounts/public.js';
import { ENTITIES } from './areas.js';
import { addFirstContents } from './first-contents.js';
import { prepareSchema } from './migrate.js';
import { searchReindex } from './reindex.js';

/**
 * Prepares the configured database and prints one line of JSON with the result, which scripts/lib/migrate.mjs reads. `--password-file`
 * names a file with the first administrator's password for settings that have none.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { 'password-file': { type: 'string' } } });
  const file = values['password-file'];
  const settings = readSettings();
  const migrations = await prepareSchema(settings);
  await checkSecrets(settings, hasAccounts);
  const database = await new DataSource({
    ...dataSourceOptions(settings.ownerUrl, ENTITIES),
    extra: {},
  }).initialize();
  try {
    const storedPassword = file === undefined ? undefined : readFileSync(file, 'utf8').trim();
    const contents = await addFirstContents(database, { settings, storedPassword });
    await (await searchReindex(database, new SystemClock())).execute({ which: 'missing' });
    console.log(JSON.stringify({ ...contents, migrations }));
  } finally {
    await database.destroy();
  }
});
