import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { BACKUP_CONNECTION } from '../../../backend/src/operations/exports/database-backup.js';
import { prepareSchema } from '../../../backend/src/processes/migrate.js';
import { WorkerModule } from '../../../backend/src/processes/worker.module.js';
import { aPublication } from '../../builders/publication.js';
import { storeContacts, storeMail, storeSupportMessages } from '../../builders/rows.js';
import { inDatabase } from '../../builders/store.js';
import { hasPsql, restoreLikePsql, restoreWithPsql } from '../../support/psql.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.js';

const BACKUP = '/api/admin/generarBackup';
const LEFT_EMPTY = [
  'listing_views',
  'rate_limits',
  'refused_requests',
  'share_cards',
  'sessions',
  'system_samples',
  'worker_heartbeats',
];
/** Columns that the backup changes, so that a restored database sends nothing. */
const REWRITTEN = ['inbox', 'mail_deliveries', 'outbox'];

type Contents = Record<string, { rows: number; hash: string }>;

/** Row count of each table, and a hash over all rows. */
async function contentsOf(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const contents: Contents = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS rows, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS hash FROM "${name}" t`,
      );
      contents[name] = rows[0];
    }
    return contents;
  } finally {
    await client.end();
  }
}

/** The schema according to PostgreSQL's catalogue. */
async function schemaOf(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`
      SELECT 'column' AS kind, table_name || '.' || column_name AS name,
             data_type || is_nullable || coalesce(column_default, '') || is_identity AS is FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid <> 'migrations'::regclass
      UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
      UNION ALL SELECT 'function', proname, pg_get_functiondef(oid) FROM pg_proc WHERE proname = 'fold'
      ORDER BY 1, 2, 3`);
    return rows;
  } finally {
    await client.end();
  }
}

/** Must be equal: contents, or row counts for changed columns. The backup itself adds an audit entry. */
function expectedOf(contents: Contents): unknown {
  const kept = Object.entries(contents).filter(
    ([name]) => ![...LEFT_EMPTY, 'audit_chain', 'audit_entries'].includes(name),
  );
  return kept.map(([name, { rows, hash }]) =>
    REWRITTEN.includes(name) ? { name, rows } : { name, rows, hash },
  );
}

describe('the backup', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let answer: LightMyRequestResponse;
  let sql: Buffer;
  const restored: TestDatabase[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    await loadListings(app.owner, generateListings(120, 3), {
      photos: new Map(),
      photoKey: () => '',
    });
    // No worker runs: an unprocessed event, and messages in every state.
    await app.post('/api/inmueble/crear/crearInmueble', aPublication());
    await storeMail(
      app,
      { dedupeKey: 'queued', state: 'queued' },
      { dedupeKey: 'sent', state: 'sent' },
      { dedupeKey: 'failed', state: 'failed' },
    );
    await storeSupportMessages(app, {
      fullName: 'O’Higgins \\N',
      email: 'a@b.c',
      message: 'tab\t línea\n barra \\ ; COMMIT; \\.',
    });
    answer = await app.post(BACKUP, {}, operator);
    sql = answer.rawPayload;
    // The download itself is recorded after it: the only row that the copy cannot have.
    await eventually(
      'the download is recorded',
      async () => (await app.count('security_events', `action = 'backup'`)) === 1,
    );
    await app.sql(`DELETE FROM security_events WHERE action = 'backup'`);
  });
  afterAll(async () => {
    for (const database of restored) await database.drop();
    await app.stop();
  });

  async function restore(with_: (url: string, sql: Buffer) => Promise<void>): Promise<string> {
    const database = await createEmptyDatabase();
    restored.push(database);
    await with_(database.url, sql);
    return database.url;
  }

  /** Must be equal in both databases. */
  async function stateOf(url: string): Promise<unknown> {
    return { rows: expectedOf(await contentsOf(url)), schema: await schemaOf(url) };
  }

  it('is a file to download, never kept by a cache', () => {
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="backup.sql"',
      'cache-control': 'no-store',
    });
  });

  it('is restored into an empty database, row for row, by psql alone', async () => {
    const url = await restore((await hasPsql()) ? restoreWithPsql : restoreLikePsql);
    expect(await stateOf(url)).toEqual(await stateOf(app.database.url));
    const contents = await contentsOf(url);
    expect(LEFT_EMPTY.map((table) => contents[table]!.rows)).toEqual(LEFT_EMPTY.map(() => 0));
  });

  it('is restored by what reads such a file where there is no psql', async () => {
    const url = await restore(restoreLikePsql);
    expect(await stateOf(url)).toEqual(await stateOf(app.database.url));
  });

  it('gives a database that goes on: new rows take new numbers', async () => {
    await inDatabase(restored[0]!.url, async (database) => {
      const [{ newest }] = await database.query('SELECT max(id) AS newest FROM contacts');
      expect(await storeContacts(database, {})).toEqual([newest + 1]);
    });
  });

  it('gives a database that sends nothing by itself: what waited is held', async () => {
    const sink = await SmtpSink.start();
    const url = restored[0]!.url;
    Object.assign(process.env, { DATABASE_URL: url, SMTP_URL: sink.url });
    await prepareSchema({ ownerUrl: url, DATABASE_URL: url });
    const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      // Shows that the worker runs and has polled: a message recorded now is sent.
      await inDatabase(url, (database) =>
        storeMail(database, { dedupeKey: 'probe', template: 'no-such-template' }),
      );
      await eventually('the worker has tried the probe', async () => {
        const { rows } = await client.query(
          `SELECT attempts FROM mail_deliveries WHERE dedupe_key = 'probe'`,
        );
        return rows[0].attempts > 0;
      });
      const { rows } = await client.query(
        `SELECT dedupe_key, state FROM mail_deliveries WHERE dedupe_key <> 'probe' ORDER BY dedupe_key`,
      );
      expect(rows).toEqual([
        { dedupe_key: 'failed', state: 'failed' },
        { dedupe_key: 'queued', state: 'held' },
        { dedupe_key: 'sent', state: 'sent' },
      ]);
      expect(sink.messages).toEqual([]);
    } finally {
      await client.end();
      await worker.close();
      await sink.stop();
      Object.assign(process.env, { DATABASE_URL: app.database.url, SMTP_URL: '' });
    }
  });

  it('restores nothing from half a file', async () => {
    const half = sql.subarray(0, sql.length / 2);
    const database = await createEmptyDatabase();
    restored.push(database);
    await restoreLikePsql(database.url, half).catch(() => undefined);
    expect(await contentsOf(database.url)).toEqual({});
  });

  it('aborts the connection on an error, so that an incomplete file is not mistaken for a complete one', async () => {
    // Much more than the socket buffers can hold.
    await app.sql(
      `INSERT INTO audit_entries (action, entity, after)
       SELECT 'test', 'test', jsonb_build_object('text', repeat('x', 200000)) FROM generate_series(1, 200)`,
    );
    await app.web.listen(0, '127.0.0.1');
    const { port } = app.web.getHttpServer().address() as AddressInfo;
    const download = await fetch(`http://127.0.0.1:${port}${BACKUP}`, { method: 'POST', headers: operator });
    expect(download.status).toBe(200);
    const reader = download.body!.getReader();
    let text = Buffer.from((await reader.read()).value!).toString();
    const killed = await app.sql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
      [BACKUP_CONNECTION],
    );
    expect(killed).toHaveLength(1);
    const rest = async (): Promise<void> => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        text = (text + Buffer.from(part.value).toString()).slice(-1_000);
    };
    await expect(rest()).rejects.toThrow(/terminated|aborted|closed/);
    expect(text).not.toContain('COMMIT;');
    await expectTheNextOneToWork(port);
  });

  it('releases the database when the download is cancelled', async () => {
    const { port } = app.web.getHttpServer().address() as AddressInfo;
    const download = request({ port, path: BACKUP, method: 'POST', headers: operator, agent: false });
    download.end();
    const [response] = (await once(download, 'response')) as [IncomingMessage];
    await once(response, 'data');
    download.destroy();
    await eventually('its connection is gone', async () => (await backupConnections()) === 0);
    await expectTheNextOneToWork(port);
  });

  async function backupConnections(): Promise<number> {
    return app.count(
      'pg_stat_activity',
      `application_name = '${BACKUP_CONNECTION}' AND datname = current_database()`,
    );
  }

  async function expectTheNextOneToWork(port: number): Promise<void> {
    await eventually('the next one works', async () => {
      const next = await fetch(`http://127.0.0.1:${port}${BACKUP}`, { method: 'POST', headers: operator });
      return (await next.text()).endsWith('-- The end.\n');
    });
  }
});
