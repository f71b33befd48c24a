#!/usr/bin/env node
/**
 * `npm test`: on a fresh clone, installs and builds what is missing, then runs the checks, the integration tests (which start their own
 * PostgreSQL, Redis where there is one, and mail server) and the main jobs in the browser (which start the product as `npm start` does).
 * `npm run test:all` (`--all`): every test, in its full size, with new random data.
 */
import { buildStale } from './lib/build.mjs';
import { runCheck, runChecks } from './lib/checks.mjs';
import { stopCommands } from './lib/command.mjs';
import { install } from './lib/launch.mjs';
import { inRoot } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { reportCheck, reportPart, reportSection, reportSlowest, reportSummary } from './lib/report.mjs';
import { Steps } from './lib/steps.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';
import { enginesReport } from '../test/support/engines/find-engines.mjs';
import { programsReport } from '../test/support/programs.mjs';
import { findRedisServer } from '../test/support/redis-server.mjs';

/** Version from which the whole run updates to this one (`npm run test:update`). */
const EARLIER = 'HEAD~10';

/** 128 and the number of the signal, as shells have it. */
const ENDED_BY_SIGTERM = 143;

// Its runners would go on alone, and the next part would begin.
process.once('SIGTERM', () => {
  stopCommands();
  process.exit(ENDED_BY_SIGTERM);
});

await runScript(async () => {
  const all = process.argv.includes('--all');
  if (all) {
    process.env.TESTS = 'all';
    process.env.TEST_SEED ??= String(Date.now() % 1_000_000_000);
    reportSection(`Random data: TEST_SEED=${process.env.TEST_SEED} repeats this run`);
  }
  const steps = new Steps();
  const results = [];
  const parts = [];
  const note = (result) => {
    results.push(result);
    reportCheck(result);
  };
  const part = async (title, work) => {
    reportSection(title);
    parts.push(await reportPart(title, work));
  };

  await part('Preparing', () => install(steps));
  await part('Checks', () => runChecks(note));
  await part('Building', () => steps.run('Building', () => buildStale()));
  // At the same time, because each waits for more than half of its time: for servers, timers, and what a page shows.
  await part('Integration, on a real PostgreSQL, and the browser', () =>
    Promise.all([runJest({ project: 'integration-shares' }).then(note), runPlaywright().then(note)]),
  );

  if (all) {
    const command = [inRoot('scripts/test-update.mjs'), EARLIER];
    await part('Update', async () => note(await runCheck({ name: `update from ${EARLIER}`, command })));
    reportSection(enginesReport());
  }
  const redis = process.env.REDIS_URL || findRedisServer();
  reportSection(
    redis
      ? `Queues were tested on PostgreSQL and on Redis (${redis}).`
      : 'Queues were tested on PostgreSQL only: there is no redis-server here and REDIS_URL is not set.',
  );
  if (all) reportSection(programsReport());
  reportSlowest(results);
  reportSection(parts.join('\n'));
  return reportSummary(results);
});
