import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of a test file's own: migrated, empty. */
export interface TestDatabase {
  /** URL of the role that the product runs as; of the owner if the database is empty. */
  url: string;
  ownerUrl: string;
  /** URL of the superuser, for what the product itself cannot do. */
  adminUrl: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/** Copies the files of the migrated template, which takes half as long as to log its rows. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(
    `template ${setting('TEST_DATABASE_TEMPLATE')} strategy file_copy`,
    setting('TEST_DATABASE_RUNTIME_SERVER'),
  );
}

/** An empty database without the product's tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('', setting('TEST_DATABASE_SERVER'));
}

async function create(options: string, asUser: string): Promise<TestDatabase> {
  const server = setting('TEST_DATABASE_SERVER');
  const admin = setting('TEST_DATABASE_ADMIN_SERVER');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(admin, `create database ${name} ${options} owner ${new URL(server).username}`);
  return {
    url: asUser.replace(/\/[^/]*$/, `/${name}`),
    ownerUrl: server.replace(/\/[^/]*$/, `/${name}`),
    adminUrl: admin.replace(/\/[^/]*$/, `/${name}`),
    drop: () => onServer(admin, `drop database if exists ${name} with (force)`),
  };
}

/** The same database at another port of this machine, where a proxy or a replica listens. */
export function overTcp(url: string, port: number): string {
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  return address.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the integration tests through npm test or jest, which set it up`,
    );
  return value;
}
