import type { DataSourceOptions } from 'typeorm';
import { TimeoutClient } from './timeout-client.js';
import { SnakeNaming } from './naming.js';
import { deadlineMs } from '../timings.js';

/** TypeORM's pool size per process. The queue and the sessions have small pools of their own. */
const POOL_SIZE = 12;

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
      connectionTimeoutMillis: deadlineMs('databaseConnection'),
      statement_timeout: deadlineMs('statement'),
      idle_in_transaction_session_timeout: deadlineMs('idleInTransaction'),
      keepAlive: true,
      Client: TimeoutClient,
      // A statement is sent while another one is under way (`inOneRoundTrip`).
      pipeline: true,
    },
  } satisfies DataSourceOptions;
}
