import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SystemClock, SystemRandom } from '#platform/clock/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { runMain } from '#platform/process/run-main.js';
import { rescueAccounts } from './auth/public.js';
import { ENTITIES } from './database-entities.js';

const USAGE = 'Usage: npm run admin -- list | reset EMAIL | disable EMAIL | enable EMAIL';

/** Accounts from the command line, for whoever can enter the back office no more; the product may be running. */
await runMain(async () => {
  const [command = '', email = ''] = process.argv.slice(2);
  const settings = readSettings();
  const database = await new DataSource({
    ...dataSourceOptions(settings.DATABASE_URL, ENTITIES),
    extra: {},
  }).initialize();
  try {
    const rescue = rescueAccounts(database, {
      settings,
      clock: new SystemClock(),
      random: new SystemRandom(),
    });
    const answer = await rescue.execute(command, email);
    console.log(answer ?? USAGE);
    if (answer === undefined) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
});
