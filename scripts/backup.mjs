#!/usr/bin/env node
/** `npm run backup -- --to FOLDER`: a complete, checked copy of the product's data; the product may be running. */
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => runOnDatabase(ENTRY.backup, { interrupted: 'No backup was made.', migrated: false }));
