#!/usr/bin/env node
/**
 * `npm run seed -- --listings N`: fills the database with N listings, for measuring. Uses the database of a product that
 * runs, or starts the embedded one for as long as it takes.
 */
import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { buildStale } from './lib/build.mjs';
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs';
import { install } from './lib/launch.mjs';
import { migrate } from './lib/migrate.mjs';
import { ENTRY, ROOT } from './lib/paths.mjs';
import { Problem, runScript } from './lib/problem.mjs';
import { productEnvironment } from './lib/product-env.mjs';
import { readSettings } from './lib/settings.mjs';
import { Steps } from './lib/steps.mjs';
import { tellAccount } from './lib/welcome.mjs';

await runScript(async () => {
  const steps = new Steps();
  const settings = readSettings(process.env);
  await install(steps);
  await steps.run('Building', () => buildStale(['backend']));
  mkdirSync(settings.dataDir, { recursive: true });
  const embedded = settings.databaseUrl
    ? undefined
    : await steps.run('Starting PostgreSQL', () => startEmbedded(settings, steps));
  try {
    const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
    const env = productEnvironment({ env: process.env, settings, databaseUrl, mode: 'production' });
    const { administrator } = await steps.run('Bringing the database up to date', () =>
      migrate({ ...env, DEMO: '0' }),
    );
    if (administrator) tellAccount({ settings, administrator });
    await seed(env);
  } finally {
    if (embedded && !embedded.adopted) await embedded.stop();
  }
});

function startEmbedded({ dataDir, postgresPort }, steps) {
  return startEmbeddedPostgres({ dataDir, port: postgresPort, say: (text) => steps.say(text) });
}

/** The product's own seeding, with the arguments as they were given and its progress as it comes. Ctrl-C ends it, then the database. */
function seed(env) {
  const child = spawn(process.execPath, [ENTRY.seed, ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve(undefined);
      reject(new Problem(`Seeding was ended (${signal ?? `code ${code}`}); what it had added stays.`));
    });
  });
}
