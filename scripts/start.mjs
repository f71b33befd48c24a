#!/usr/bin/env node
/** `npm start`: from a fresh clone to the running product. See docs/operations.md. */
import path from 'node:path';
import { buildStale } from './lib/build.mjs';
import { Child } from './lib/child.mjs';
import { begin, checkSettings, install, openDatabase } from './lib/launch.mjs';
import { limitLogs } from './lib/log-files.mjs';
import { migrate } from './lib/migrate.mjs';
import { ENTRY } from './lib/paths.mjs';
import { clusterPath, serverLog } from './lib/postgres-cluster.mjs';
import { runScript } from './lib/problem.mjs';
import { ownerEnvironment, productEnvironment, workerEnvironment } from './lib/product-env.mjs';
import { addressOf, waitUntilReady } from './lib/readiness.mjs';
import { Shutdown } from './lib/shutdown.mjs';
import { Steps } from './lib/steps.mjs';
import { surviveClosedTerminal, tellAccount, welcome } from './lib/welcome.mjs';

await runScript(async () => {
  surviveClosedTerminal();
  const steps = new Steps();
  const shutdown = new Shutdown((text) => steps.say(text));
  try {
    const { settings, lock } = await begin('start', steps, shutdown);
    await install(steps);
    await steps.run('Building', () => buildStale());
    await checkSettings(steps, settings);
    const urls = await openDatabase({ steps, shutdown, settings });
    await startProduct({ steps, shutdown, settings, lock, urls });
    await shutdown.requested;
  } catch (error) {
    if (!shutdown.isRequested) throw error;
    return 130;
  } finally {
    await shutdown.stopAll();
  }
});

async function startProduct({ steps, shutdown, settings, lock, urls }) {
  const env = productEnvironment({ env: process.env, settings, ...urls, mode: 'production' });
  const { administrator } = await steps.run('Bringing the database up to date', () =>
    migrate(ownerEnvironment(env, urls)),
  );
  const logOf = (name) => path.join(settings.dataDir, 'logs', `${name}.log`);
  const logs = [logOf('worker'), logOf('web'), serverLog(clusterPath(settings.dataDir))];
  limitLogs(logs, settings.logs);
  const children = ['worker', 'web'].map((name) => {
    const logFile = logOf(name);
    return new Child({
      name,
      entry: ENTRY[name],
      env: name === 'worker' ? workerEnvironment(env) : env,
      logFile,
      say: (text) => steps.say(text),
      onStart: remember,
    });
  });
  try {
    await steps.run('Starting web and worker', async () => {
      for (const child of children) {
        shutdown.add(
          child.name,
          () => child.stop(),
          () => child.kill(),
        );
        child.start();
      }
      await waitUntilReady({ url: addressOf(settings), children, isInterrupted: steps.isInterrupted });
    });
  } catch (error) {
    if (administrator) tellAccount({ settings, administrator });
    throw error;
  }
  welcome({ settings, administrator });

  /** The lock of a killed launcher records the processes it left running. */
  function remember() {
    lock.update({
      port: settings.port,
      siteUrl: settings.siteUrl,
      children: children.map((child) => child.facts).filter(Boolean),
    });
  }
}
