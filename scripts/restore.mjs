#!/usr/bin/env node
/** `npm run restore -- --from FOLDER`: restores a copy that `npm run backup` made; the product must be stopped. */
import { readArguments } from './lib/arguments.mjs';
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => {
  readArguments('restore');
  return runOnDatabase(ENTRY.restore, {
    interrupted: 'The database is as it was.',
    migrated: false,
    alone: true,
  });
});
