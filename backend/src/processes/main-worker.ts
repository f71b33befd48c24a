import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import os from 'node:os';
import { Logger } from 'nestjs-pino';
import { readSettings } from '#platform/config/settings.js';
import { limitShutdown } from '#platform/process/limit-shutdown.js';
import { logRelease } from '#platform/process/release.js';
import { runMain } from './run-main.js';
import { waitForDatabase } from '#platform/database/wait-for-database.js';
import { checkSecretsInUse } from '#platform/secrets/check-secrets.js';
import { checkStorage } from '#platform/files/open-storage.js';
import { hasAccounts } from '../accounts/public.js';
import { WorkerModule } from './worker.module.js';

await runMain(async () => {
  const settings = readSettings();
  limitShutdown();
  await waitForDatabase(settings);
  await checkSecretsInUse(settings, hasAccounts);
  await checkStorage(settings);
  // Photos and mail must not delay the visitors of a web process on the same machine.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const app = await NestFactory.createApplicationContext(WorkerModule, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  logRelease();
  app.enableShutdownHooks();
  await app.init();
});
