import { mkdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { install } from './launch.mjs';
import { migrate } from './migrate.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { productEnvironment } from './product-env.mjs';
import { readSettings } from './settings.mjs';
import { Steps } from './steps.mjs';
import { tellAccount } from './welcome.mjs';

/**
 * Runs one of the product's programs on the database of a running product, or on the embedded one, started temporarily. The program gets
 * the arguments of this process.
 * @param {string} entry its compiled file
 * @param {string} interrupted what to say when it ends before it is done
 */
export async function runOnDatabase(entry, interrupted) {
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
    await runEntry(entry, { env, interrupted });
  } finally {
    if (embedded && !embedded.adopted) await embedded.stop();
  }
}

function startEmbedded({ dataDir, postgresPort }, steps) {
  return startEmbeddedPostgres({ dataDir, port: postgresPort, say: (text) => steps.say(text) });
}

/** Ctrl-C ends the program, then the database. */
function runEntry(entry, { env, interrupted }) {
  const child = spawn(process.execPath, [entry, ...process.argv.slice(2)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve(undefined);
      reject(new Problem(`It was ended (${signal ?? `code ${code}`}). ${interrupted}`));
    });
  });
}
