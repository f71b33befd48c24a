#!/usr/bin/env node
/** `npm run admin -- list|reset|disable|enable`: manages accounts from the server, for people who cannot sign in any more. */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('admin');
  return runOnDatabase(ENTRY.admin, { interrupted: 'Nothing was changed.' });
});
