#!/usr/bin/env node
/** `npm run hold`: after a restore by other means, holds the waiting mail and events; the product must be stopped. */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('hold');
  return runOnDatabase(ENTRY.hold, { interrupted: 'Nothing was held.', alone: true });
});
