#!/usr/bin/env node
/** `npm run backup -- --to FOLDER`: a complete, checked copy of the product's data; or a key pair for encrypted copies. */
import { readArguments, usageProblem } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase, runWithoutDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  const { to, 'make-key': keyFile } = readArguments('backup');
  if (keyFile) return runWithoutDatabase(ENTRY.backup, { interrupted: 'No key was made.' });
  const check = (env) => {
    if (!to && !env.BACKUP_TO?.trim())
      throw usageProblem('backup', 'Name the folder of the copies: --to FOLDER.');
  };
  return runOnDatabase(ENTRY.backup, { interrupted: 'No backup was made.', migrated: false, check });
});
