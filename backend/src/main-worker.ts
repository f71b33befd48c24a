import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readSettings } from '#platform/config/settings.js';
import { limitShutdown } from '#platform/process/limit-shutdown.js';
import { runMain } from '#platform/process/run-main.js';
import { checkSecrets } from '#platform/secrets/secret-keys.js';
import { WorkerModule } from './worker.module.js';

await runMain(async () => {
  checkSecrets(readSettings());
  limitShutdown();
  const app = await NestFactory.createApplicationContext(WorkerModule, { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  await app.init();
});
