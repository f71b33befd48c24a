#!/usr/bin/env node
/**
 * `npm run seed -- --listings N`: fills the database with N listings, for measuring. Uses the database of a product that
 * runs, or starts the embedded one for as long as it takes.
 */
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => runOnDatabase(ENTRY.seed, 'What it had added stays.'));
