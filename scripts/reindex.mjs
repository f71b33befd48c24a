#!/usr/bin/env node
/** `npm run reindex`: rebuilds every search row in batches; the product may be running. */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('reindex');
  return runOnDatabase(ENTRY.reindex, {
    interrupted: 'Rows that it had built stay; the worker builds the rest.',
  });
});
