import type { DataSourceOptions } from 'typeorm';
import { ImpatientClient } from './impatient-client.js';
import { SnakeNaming } from './naming.js';

/** Connections of one process to PostgreSQL; queue and sessions have small pools of their own. */
const POOL_SIZE = 12;
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 4_000;
/** A transaction whose process was cut off holds its locks no longer than this. */
const FORSAKEN_MS = 10_000;

/** How every process opens the database. A statement that runs longer than 5 s is ended (reliability.md, Input). */
export function dataSourceOptions(url: string, entities: DataSourceOptions['entities']) {
  return {
    type: 'postgres',
    url,
    entities,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrationsTableName: 'migrations',
    poolSize: POOL_SIZE,
    extra: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: FORSAKEN_MS,
      keepAlive: true,
      Client: ImpatientClient,
    },
  } satisfies DataSourceOptions;
}
