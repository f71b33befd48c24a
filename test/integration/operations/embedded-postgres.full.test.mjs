import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { run } from '../../../scripts/lib/command.mjs';
import { startEmbeddedPostgres } from '../../../scripts/lib/embedded-postgres.mjs';
import { prepareSchema } from '../../../backend/src/processes/migrate.js';
import { findBinaries } from '../../../scripts/lib/postgres-binaries.mjs';
import { startServer, stopServer } from '../../../scripts/lib/postgres-server.mjs';
import { databaseAccount, giveTo } from '../../../scripts/lib/service-account.mjs';
import { waitForExit } from '../../../scripts/lib/processes.mjs';
import { overTcp } from '../../support/test-database.js';
import { makeTestFolder, removeTestFolder } from '../../support/temporary-folder.mjs';

describe('the embedded PostgreSQL', () => {
  const said = [];
  let dataDir;
  let database;

  const start = async () => {
    database = await startEmbeddedPostgres({ dataDir, durable: false, say: (text) => said.push(text) });
    return database;
  };
  const file = (...parts) => path.join(dataDir, ...parts);
  const serverPid = () => Number(readFileSync(file('postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const query = async (text) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    dataDir = makeTestFolder('embedded');
    await start();
    await query('create table kept as select 42 as answer');
  });
  afterAll(async () => {
    await database?.stop('immediate');
    removeTestFolder(dataDir);
  });

  it('sorts and folds Spanish alike on every system', async () => {
    expect(await query("select lower('ÑANDÚ') as low, 'Ñandú' ilike 'ñANDÚ' as same")).toEqual([
      { low: 'ñandú', same: true },
    ]);
  });

  it('keeps its password to its owner, and asks for it', async () => {
    expect(statSync(file('postgres.password')).mode & 0o777).toBe(0o600);
    const client = new pg.Client({ connectionString: database.url.replace(/:[^:@]+@/, ':wrong@') });
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('is reached by a socket in its folder, which no other user may enter, or over TCP', async () => {
    const way = 'select host(inet_server_addr()) as address';
    expect(await query(way)).toEqual([{ address: null }]);
    expect(statSync(file('postgres')).mode & 0o077).toBe(0);
    const client = new pg.Client({ connectionString: overTcp(database.url, database.port) });
    await client.connect();
    expect((await client.query(way)).rows).toEqual([{ address: '127.0.0.1' }]);
    await client.end();
  });

  it('is reached over TCP alone, where the path of a socket would be too long', async () => {
    const far = file('lejos'.repeat(20));
    mkdirSync(far, { mode: 0o755 });
    const other = await startEmbeddedPostgres({ dataDir: far, durable: false });
    const { hostname } = new URL(other.url);
    await other.stop('immediate');
    expect(hostname).toBe('127.0.0.1');
  });

  it('is adopted when it already runs', async () => {
    const { port } = database;
    expect(await start()).toMatchObject({ adopted: true, port });
  });

  it('keeps data and port between starts', async () => {
    const { port } = database;
    await database.stop();
    expect(database.isRunning()).toBe(false);
    expect(await start()).toMatchObject({ adopted: false, port });
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('leaves a reserved port to the program that will listen on it', async () => {
    const { port } = database;
    await database.stop();
    database = await startEmbeddedPostgres({ dataDir, durable: false, reserved: [port] });
    expect(database.port).not.toBe(port);
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('recovers after it was killed', async () => {
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await waitForExit(pid, 5_000);
    expect(database.isRunning()).toBe(false);
    await database.restart();
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts although its number now belongs to another program', async () => {
    await database.stop();
    const { uid, gid } = statSync(file('postgres/PG_VERSION'));
    const other = spawn('sleep', ['30'], process.getuid() === 0 ? { uid, gid } : {});
    writeFileSync(file('postgres/postmaster.pid'), `${other.pid}\n${file('postgres')}\n1\n5432\n`);
    expect((await start()).adopted).toBe(false);
    other.kill();
  });

  it('keeps its log over a restart, with the reason of a crash', () => {
    expect(readFileSync(file('postgres/server.log'), 'utf8')).toMatch(
      /database system was not properly shut down/,
    );
  });

  it('says in one line that the stored password is not its own', async () => {
    await database.stop();
    const before = readFileSync(file('postgres.password'), 'utf8');
    writeFileSync(file('postgres.password'), 'wrong\n');
    await expect(start()).rejects.toThrow(
      /^The password kept in postgres.password is not the database's: .*$/,
    );
    writeFileSync(file('postgres.password'), before);
    await start();
  });

  it('sets a new password when the old one was lost', async () => {
    rmSync(file('postgres.password'));
    await start();
    expect(said).toContain('The password of the database was lost: a new one was set');
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses the files of another major version in one line', async () => {
    await database.stop();
    const before = readFileSync(file('postgres/PG_VERSION'), 'utf8');
    writeFileSync(file('postgres/PG_VERSION'), '12\n');
    await expect(start()).rejects.toMatchObject({
      message: expect.stringMatching(
        /^The database in .* is of PostgreSQL 12, and this is PostgreSQL 18:.*$/,
      ),
      details: expect.stringMatching(/npm run backup[^]*mv \S+postgres \S+postgres-12\n[^]*npm run restore/),
    });
    writeFileSync(file('postgres/PG_VERSION'), before);
    await start();
  });

  const SUPERUSER =
    'select rolsuper or rolcreatedb or rolcreaterole as may from pg_roles where rolname = current_user';
  const ADMIN_OWNS = `select relname as name from pg_class where relowner = 'costa_directa_admin'::regrole and relnamespace in ('public'::regnamespace, 'bullmq'::regnamespace)
    union all select proname from pg_proc p where proowner = 'costa_directa_admin'::regrole and pronamespace in ('public'::regnamespace, 'bullmq'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select nspname from pg_namespace where nspowner = 'costa_directa_admin'::regrole and nspname in ('public', 'bullmq')`;

  it('is owned by a role that runs no programs and creates no roles or databases', async () => {
    expect(await query(SUPERUSER)).toEqual([{ may: false }]);
    await expect(query(`copy (select 1) to program 'cat'`)).rejects.toMatchObject({ code: '42501' });
  });

  it('sets a new password of the administrator when the old one was lost', async () => {
    await database.stop();
    rmSync(file('postgres.admin-password'));
    await start();
    await database.openRuntimeRole();
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('takes over one of an earlier version, whose owner is the superuser', async () => {
    await database.stop();
    const password = readFileSync(file('postgres.password'), 'utf8').trim();
    for (const name of ['postgres', 'postgres.admin-password']) rmSync(file(name), { recursive: true });
    await makeOlderCluster(password);
    await start();
    expect(said).toContain('The owner of the database is no superuser any more');
    expect(await query(SUPERUSER)).toEqual([{ may: false }]);
    expect(await query(ADMIN_OWNS)).toEqual([]);
    expect(await query('select answer from earlier')).toEqual([{ answer: 42 }]);
    const DATABASE_URL = await database.openRuntimeRole();
    const settings = { ownerUrl: database.url, DATABASE_OWNER_URL: database.url, DATABASE_URL };
    expect(await prepareSchema(settings)).toBe(0);
    await database.stop();
    await start();
    expect(await query('select answer from earlier')).toEqual([{ answer: 42 }]);
    await query('drop table earlier; create table kept as select 42 as answer');
  });

  /** As earlier versions made it, with the product's schema. */
  async function makeOlderCluster(password) {
    const folder = file('postgres');
    mkdirSync(folder, { mode: 0o700 });
    const account = databaseAccount(folder);
    giveTo(folder, account);
    const binaries = findBinaries(account, () => undefined);
    writeFileSync(file('init'), `${password}\n`, { mode: 0o644 });
    const options = ['-D', folder, '-U', 'costa_directa', '-A', 'scram-sha-256', `--pwfile=${file('init')}`];
    await run(binaries.initdb, [...options, '-E', 'UTF8', '--locale=C'], {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH },
    });
    const server = { folder, binaries, account };
    await startServer({ ...server, port: database.port, parameters: { fsync: 'off' } });
    const urlOf = (name) => `postgres://costa_directa:${password}@127.0.0.1:${database.port}/${name}`;
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query('create database costa_directa');
    await client.end();
    database = { ...database, url: urlOf('costa_directa') };
    await prepareSchema({ ownerUrl: database.url, DATABASE_URL: database.url });
    await query('create table earlier as select 42 as answer');
    await stopServer({ ...server, mode: 'fast' });
  }

  it('starts over after a first start that was killed half-way', async () => {
    await database.stop();
    rmSync(file('postgres'), { recursive: true });
    mkdirSync(file('postgres.init-1'));
    await start();
    expect(existsSync(file('postgres.init-1'))).toBe(false);
    expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
