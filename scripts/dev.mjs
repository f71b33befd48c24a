#!/usr/bin/env node
/**
 * `npm run dev`: the product in watch mode. When a file of the backend is saved, it is compiled, and web and worker restart.
 * The web process serves the frontend through Vite, rendered on the server, with hot module replacement.
 */
import { Child } from './lib/child.mjs';
import { begin, checkSettings, install, openDatabase } from './lib/launch.mjs';
import { migrate } from './lib/migrate.mjs';
import { buildStale, forgetBuild } from './lib/build.mjs';
import { compile, SOURCES } from './lib/compile.mjs';
import { ENTRY, inRoot } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { ownerEnvironment, productEnvironment } from './lib/product-env.mjs';
import { addressOf, waitUntilReady } from './lib/readiness.mjs';
import { Shutdown } from './lib/shutdown.mjs';
import { Steps } from './lib/steps.mjs';
import { watchTree } from './lib/watch-tree.mjs';
import { TypeChecks } from './lib/type-checks.mjs';
import { surviveClosedTerminal, welcome } from './lib/welcome.mjs';

const QUIET_MS = 150;

await runScript(async () => {
  surviveClosedTerminal();
  const steps = new Steps();
  const shutdown = new Shutdown((text) => steps.say(text));
  try {
    const { settings } = await begin('dev', steps, shutdown);
    await install(steps);
    await steps.run('Compiling the backend', () => buildStale(['backend'], { bundled: false }));
    await checkSettings(steps, settings);
    const urls = await openDatabase({ steps, shutdown, settings });
    const env = productEnvironment({ env: process.env, settings, ...urls, mode: 'development' });
    const { administrator } = await steps.run('Bringing the database up to date', () =>
      migrate(ownerEnvironment(env, urls)),
    );
    const children = await startChildren({ steps, shutdown, settings, env });
    await steps.run('Preparing the screens for the first page (Vite)', () =>
      fetch(addressOf(settings)).then(
        () => undefined,
        () => undefined,
      ),
    );
    welcome({ settings, administrator, logs: 'in this terminal, with type errors and those of screens' });
    watchSources({ children, shutdown, say: (text) => steps.say(text) });
    await shutdown.requested;
  } catch (error) {
    if (!shutdown.isRequested) throw error;
    return 130;
  } finally {
    await shutdown.stopAll();
  }
});

async function startChildren({ steps, shutdown, settings, env }) {
  const say = (text) => steps.say(text);
  const children = ['worker', 'web'].map((name) => new Child({ name, entry: ENTRY[name], env, say }));
  steps.say('Starting web and worker; what they log comes here');
  for (const child of children) {
    shutdown.add(
      child.name,
      () => child.stop(),
      () => child.kill(),
    );
    child.start();
  }
  await waitUntilReady({ url: addressOf(settings), children, isInterrupted: () => shutdown.isRequested });
  return children;
}

/** Changes within a moment are compiled together, and the processes restart once. Vite watches the screens itself. */
function watchSources({ children, shutdown, say }) {
  const types = new TypeChecks(say);
  types.request();
  shutdown.add('', async () => types.end());
  const changed = new Set();
  let timer;
  const refresh = async () => {
    const files = [...changed];
    changed.clear();
    forgetBuild('backend');
    const { compiled, faults } = await compile(files);
    for (const fault of faults) say(fault);
    if (faults.length > 0 || compiled.length === 0) return;
    say(`${compiled.join(', ')} changed; starting web and worker again`);
    await Promise.all(children.map((child) => child.restart()));
  };
  for (const folder of [...SOURCES, 'frontend']) {
    const end = watchTree(inRoot(folder), (name) => {
      if (!/\.tsx?$/.test(name)) return;
      types.request();
      if (!SOURCES.includes(folder) || /\.test\.tsx?$/.test(name)) return;
      changed.add(`${folder}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), QUIET_MS);
    });
    shutdown.add('', async () => end());
  }
}
