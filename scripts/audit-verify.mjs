#!/usr/bin/env node
/** `npm run audit:verify`: recomputes the hashes of the audit trail; the product may be running. */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('audit:verify');
  return runOnDatabase(ENTRY.audit, { interrupted: 'Nothing was changed.' });
});
