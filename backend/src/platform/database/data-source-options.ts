import type { DataSourceOptions } from 'typeorm';
import { TimeoutClient } from './timeout-client.js';
import { SnakeNaming } from './naming.js';

/** TypeORM's pool size per process. The queue and the sessions have small pools of their own. */
const POOL_SIZE = 12;
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 4_000;
/** Limits how long an abandoned transaction holds its locks. */
const IDLE_IN_TRANSACTION_MS = 10_000;

/** Database options of every process. Statements time out after 5 s (reliability.md, Input). */
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
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
      Client: TimeoutClient,
    },
  } satisfies DataSourceOptions;
}
