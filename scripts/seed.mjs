#!/usr/bin/env node
/**
 * `npm run seed -- --listings N`: adds N listings for benchmarks. Uses the database of a running product, or starts the embedded one
 * temporarily.
 */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('seed');
  return runOnDatabase(ENTRY.seed, { interrupted: 'The listings added so far are kept.' });
});
