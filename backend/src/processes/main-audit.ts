import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { verifyAuditChain, type ChainPosition } from '#platform/audit/audit-chain.js';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { PlainError } from '#platform/process/plain-error.js';
import { readArguments, usageOf } from './arguments.js';
import { runMain } from './run-main.js';
import { ENTITIES } from './areas.js';
import { print } from './terminal.js';

/** Verifies the audit trail; the product may be running. Exits with 1 if it was altered. */
await runMain(async () => {
  const expected = placeIn(readArguments<{ expect: string }>('audit:verify').expect);
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

/** @throws PlainError unless it is POSITION:DIGEST */
function placeIn(head: string | undefined): ChainPosition | undefined {
  if (head === undefined) return undefined;
  const [, position = '', digest = ''] = /^(\d{1,15}):([\da-f]{64})$/.exec(head) ?? [];
  if (!digest) throw new PlainError(`${head} is no head. ${usageOf('audit:verify')}`);
  return { position: Number(position), digest };
}
