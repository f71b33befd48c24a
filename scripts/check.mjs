#!/usr/bin/env node
/** `npm run check`: the fast checks, or with words those of these names (`npm run lint`, `npm run typecheck`). */
import { runChecks } from './lib/checks.mjs';
import { runScript } from './lib/problem.mjs';
import { reportCheck, reportSummary } from './lib/report.mjs';

await runScript(async () => reportSummary(await runChecks(reportCheck, process.argv.slice(2))));
