import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { verifyAuditChain, type ChainPlace } from '#platform/audit/audit-chain.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { PlainError } from '#platform/process/plain-error.js';
import { runMain } from './run-main.js';
import { ENTITIES } from './areas.js';
import { print } from './terminal.js';

/** Verifies the audit trail; the product may be running. Exits with 1 if it was altered. */
await runMain(async () => {
  const expected = placeIn(process.argv.slice(2));
  const database = await new DataSource({
    ...dataSourceOptions(readSettings().DATABASE_URL, ENTITIES),
    extra: {},
  }).initialize();
  try {
    const { entries, redacted, head, faults } = await verifyAuditChain(database, expected);
    print(
      `${entries} entries, ${redacted} of them without their contents; head ${head.position}:${head.digest}`,
    );
    for (const fault of faults) print(fault);
    print(faults.length === 0 ? 'The audit trail is unaltered.' : 'The audit trail was altered.');
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await database.destroy();
  }
});

/** @throws PlainError unless there are no arguments, or `--expect POSITION:DIGEST` */
function placeIn(words: readonly string[]): ChainPlace | undefined {
  if (words.length === 0) return undefined;
  const [, position = '', digest = ''] = /^--expect (\d{1,15}):([\da-f]{64})$/.exec(words.join(' ')) ?? [];
  if (!digest) throw new PlainError('Usage: npm run audit:verify [-- --expect POSITION:DIGEST]');
  return { position: Number(position), digest };
}
