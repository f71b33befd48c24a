#!/usr/bin/env node
/**
 * `npm test`: everything, on a fresh clone. Installs and builds what is missing, then runs the checks, the
 * integration tests (which start their own PostgreSQL, Redis where there is one, and mail server) and the tests in the browser
 * (which start the product as `npm start` does).
 */
import { buildStale } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/launch.mjs';
import { runScript } from './lib/problem.mjs';
import { reportCheck, reportSection, reportSummary } from './lib/report.mjs';
import { Steps } from './lib/steps.mjs';
import { runJest, runPlaywright } from './lib/test-runners.mjs';
import { enginesReport } from '../test/support/engines/find-engines.mjs';
import { programsReport } from '../test/support/programs.mjs';
import { findRedisServer } from '../test/support/redis-server.mjs';

await runScript(async () => {
  const steps = new Steps();
  const results = [];
  const note = (result) => {
    results.push(result);
    reportCheck(result);
  };

  reportSection('Preparing');
  await install(steps);

  reportSection('Checks');
  await runChecks(note);

  reportSection('Building');
  await steps.run('Building', () => buildStale());

  reportSection('Integration, on a real PostgreSQL');
  note(await runJest({ project: 'together' }));

  reportSection('End to end, in a real browser');
  note(await runPlaywright());

  reportSection(enginesReport());
  const redis = process.env.REDIS_URL || findRedisServer();
  reportSection(
    redis
      ? `Queues were tested on PostgreSQL and on Redis (${redis}).`
      : 'Queues were tested on PostgreSQL only: there is no redis-server here and REDIS_URL is not set.',
  );
  reportSection(programsReport());
  return reportSummary(results);
});
