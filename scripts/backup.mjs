#!/usr/bin/env node
/**
 * `npm run backup -- --to FOLDER`: a complete, checked copy of the product's data; the product may be running. `--make-key FILE` makes a key
 * pair for encrypted copies instead.
 */
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase, runWithoutDatabase } from './lib/run-on-database.mjs';

const makesKey = process.argv.some((argument) => /^--make-key(=|$)/.test(argument));

await runScript(() =>
  makesKey
    ? runWithoutDatabase(ENTRY.backup, { interrupted: 'No key was made.' })
    : runOnDatabase(ENTRY.backup, { interrupted: 'No backup was made.', migrated: false }),
);
