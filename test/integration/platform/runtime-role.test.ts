import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { grantRuntimeRole } from '#platform/database/runtime-role.js';
import { prepareSchema } from '../../../backend/src/processes/migrate.js';
import { aPublication } from '../../builders/publication.js';
import { TestApp } from '../../support/test-app.js';
import { createEmptyDatabase } from '../../support/test-database.js';

const NOT_PERMITTED = '42501';

/** Statements of an attacker who executes SQL through the product. */
const REFUSED: readonly [what: string, statement: string][] = [
  ['a new table', 'CREATE TABLE loot (content text)'],
  ['a new function', 'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'],
  ['a new table among the queues', 'CREATE TABLE bullmq.loot (content text)'],
  ['a new schema', 'CREATE SCHEMA loot'],
  ['a new role', 'CREATE ROLE intruder LOGIN'],
  ['a new column', 'ALTER TABLE administrators ADD COLUMN loot text'],
  ['a table without its rows', 'TRUNCATE listings CASCADE'],
  ['no table', 'DROP TABLE listings CASCADE'],
  ['no trigger on the audit trail', 'ALTER TABLE audit_entries DISABLE TRIGGER ALL'],
  ['triggers switched off', 'SET session_replication_role = replica'],
  ['no entry of the audit trail', 'DELETE FROM audit_entries'],
  ['another author of an entry', 'UPDATE audit_entries SET administrator_id = 7'],
  ['another digest', `UPDATE audit_chain SET digest = 'x'`],
  ['no chain', 'DELETE FROM audit_chain'],
  ['no security events', 'DELETE FROM security_events'],
  ['other security events', `UPDATE security_events SET outcome = 'ok'`],
  ['a migration that did not run', `INSERT INTO migrations ("timestamp", name) VALUES (1, 'x')`],
  ['programs of the server', `COPY listings TO PROGRAM 'cat'`],
  ['files of the server', `SELECT pg_read_file('postgresql.conf')`],
];

describe('the role that the product runs as', () => {
  let app: TestApp;
  let role: pg.Client;

  beforeAll(async () => {
    app = await TestApp.start();
    role = new pg.Client({ connectionString: app.database.url });
    await role.connect();
    await app.post('/api/inmueble/crear/crearInmueble', aPublication());
  });
  afterAll(async () => {
    await role.end();
    await app.stop();
  });

  it('is not the owner of the tables', async () => {
    const { rows } = await role.query<{ user: string; owner: string }>(
      `SELECT current_user AS user, tableowner AS owner FROM pg_tables WHERE tablename = 'listings'`,
    );
    expect(rows[0]!.user).not.toBe(rows[0]!.owner);
  });

  it.each(REFUSED)('cannot have %s', async (_what, statement) => {
    await expect(role.query(statement)).rejects.toMatchObject({ code: NOT_PERMITTED });
  });

  it('reads and writes rows of every other table', async () => {
    const { rows } = await role.query<{ table: string }>(
      `SELECT relname AS table FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND EXISTS (
         SELECT FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
         WHERE NOT has_table_privilege(pg_class.oid, privilege))
       ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual([
      'audit_chain',
      'audit_entries',
      'migrations',
      'security_events',
    ]);
  });

  it('deletes security events of more than a year, and no later ones', async () => {
    await app.sql(
      `INSERT INTO security_events (action, outcome, network, session, request_id, route, happened_at)
       SELECT 'login', 'ok', '', '', '', '', now() - age * interval '1 day' FROM unnest(ARRAY[364, 367]) AS age`,
    );
    await role.query('SELECT expire_security_events()');
    expect(await app.count('security_events', `happened_at < now() - interval '300 days'`)).toBe(1);
    expect(await app.count('security_events', `happened_at < now() - interval '365 days'`)).toBe(0);
  });

  it('cannot divert the chain of the audit trail into a temporary table', async () => {
    await role.query('CREATE TEMPORARY TABLE audit_chain (LIKE public.audit_chain INCLUDING ALL)');
    const before = await app.count('public.audit_chain');
    await role.query(`INSERT INTO audit_entries (action, entity) VALUES ('person.read', 'person')`);
    expect(await app.count('public.audit_chain')).toBe(before + 1);
    await role.query('DROP TABLE pg_temp.audit_chain');
  });

  it('cannot make the functions of the queues, which have the rights of the owner, use tables of its own', async () => {
    const jobs = async (table: string): Promise<number> =>
      (await role.query(`SELECT FROM ${table} WHERE queue = 'probe'`)).rowCount!;
    await role.query('CREATE TEMPORARY TABLE job (LIKE bullmq.job INCLUDING ALL)');
    await role.query(
      `SELECT bullmq.add_job('probe', 'probe-1', 'probe', '{}', '{}', 0, 0, 0, 1, NULL, NULL, NULL, NULL, NULL, false)`,
    );
    expect([await jobs('pg_temp.job'), await jobs('bullmq.job')]).toEqual([0, 1]);
    await role.query('DROP TABLE pg_temp.job');
  });

  it('is created by the first migration, also of two at once, keeps its privileges at the next, and can use tables that came in between', async () => {
    const database = await createEmptyDatabase();
    const runtime = new URL(database.ownerUrl);
    runtime.username = `app_${randomBytes(6).toString('hex')}`;
    runtime.password = "pass'word";
    const settings = {
      // An owner who may create roles, as on many servers.
      ownerUrl: database.adminUrl,
      DATABASE_OWNER_URL: database.adminUrl,
      DATABASE_URL: runtime.href,
    };
    await Promise.all([prepareSchema(settings), prepareSchema(settings)]);
    const own = new pg.Client({ connectionString: runtime.href });
    await own.connect();
    const owner = new pg.Client({ connectionString: database.adminUrl });
    await owner.connect();
    await owner.query('CREATE TABLE later (id int)');
    await expect(own.query('SELECT * FROM later')).rejects.toMatchObject({ code: NOT_PERMITTED });
    expect(await prepareSchema(settings)).toBe(0);
    await owner.query(`INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')`);
    await expect(prepareSchema(settings)).rejects.toThrow(
      /^The database was migrated by a newer version .*Later9/,
    );
    await own.query('INSERT INTO later VALUES (1)');
    await expect(own.query('DELETE FROM audit_entries')).rejects.toMatchObject({ code: NOT_PERMITTED });
    await own.end();
    await owner.end();
    await database.drop();
  });

  it('must be restricted: the owner itself and a superuser are refused', async () => {
    await expect(grantRuntimeRole(app.owner, app.database.ownerUrl)).rejects.toThrow(
      'must not be that of DATABASE_OWNER_URL',
    );
  });
});
