#!/usr/bin/env node
/** `npm run audit:verify`: recomputes the hashes of the audit trail; the product may be running. */
import { ENTRY } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

await runScript(() => runOnDatabase(ENTRY.audit, { interrupted: 'Nothing was changed.' }));
