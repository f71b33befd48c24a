#!/usr/bin/env node
/** `npm run check`: the fast checks. Types, lint, format, boundaries, dead code, unit tests. */
import { runChecks } from './lib/checks.mjs';
import { runScript } from './lib/problem.mjs';
import { reportCheck, reportSummary } from './lib/report.mjs';

await runScript(async () => reportSummary(await runChecks(reportCheck)));
