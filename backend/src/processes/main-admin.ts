import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SystemClock, SystemRandom } from '#platform/process/clock.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { readArguments, usageOf } from './arguments.js';
import { runMain } from './run-main.js';
import { SecretRotation } from '#platform/secrets/secret-rotation.js';
import { rescueAccounts, SEALED_FACTORS } from '../accounts/public.js';
import { sealDnis } from '../contacts/public.js';
import { ENTITIES } from './areas.js';

/** Accounts and secrets from the command line; the product may be running. */
await runMain(async () => {
  const [command = '', email = ''] = readArguments('admin').words;
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
    const secrets = new SecretRotation(database, settings, { columns: SEALED_FACTORS, rows: [sealDnis] });
    const answer = (await changeSecrets(secrets, command)) ?? (await rescue.execute(command, email));
    console.log(answer ?? usageOf('admin'));
    if (answer === undefined) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
});

async function changeSecrets(secrets: SecretRotation, command: string): Promise<string | undefined> {
  if (command === 'secrets') return secrets.list();
  if (command === 'rotate-secret') return secrets.rotate();
  if (command === 'reseal-secrets') return secrets.resealAllTexts();
  return undefined;
}
