import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { storeMail } from '../../builders/rows.js';
import { inDatabase } from '../../builders/store.js';
import { InstalledPostgres } from '../../support/installed-postgres.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { ServerProcess } from '../../support/server-process.js';
import { eventually } from '../../support/test-app.js';

const run = promisify(execFile);
const LISTINGS = 20;
/** The lines of docs/operations.md (Other tools). */
const [, LINES] = /```sh\n(pg_dump [^`]+)```/.exec(readFileSync('docs/operations.md', 'utf8'))!;
const programs = InstalledPostgres.programs();
/** Empty without the programs; the summary of the run reports that. */
const servers = programs ? ['the installed PostgreSQL'] : [];

it('is documented as one line that dumps and one that restores', () => {
  expect(LINES!.trim().split('\n')).toHaveLength(2);
});

for (const name of servers)
  describe(`the documented lines of pg_dump and pg_restore, on ${name}`, () => {
    let folder: string;
    let server: InstalledPostgres;
    let origin: string;
    let copy: string;
    let settings: Record<string, string>;

    beforeAll(async () => {
      folder = openFolder('pg-dump');
      server = await InstalledPostgres.start(programs!, folder);
      await ask(server.url, 'CREATE DATABASE origin');
      await ask(server.url, 'CREATE DATABASE copy');
      [origin, copy] = ['origin', 'copy'].map((database) => server.url.replace(/postgres$/, database)) as [
        string,
        string,
      ];
      settings = { DATA_DIR: join(folder, 'data'), SITE_URL: 'http://sitio.test', ...NO_OUTSIDE_SERVICES };
      await program('main-migrate', origin);
      await program('main-seed', origin, '--listings', String(LISTINGS));
      await inDatabase(origin, (database) => storeMail(database, { template: 'listing-received' }));
    });
    afterAll(async () => {
      await server?.stop();
      removeFolder(folder);
    });

    async function program(entry: string, database: string, ...args: string[]): Promise<void> {
      const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings, DATABASE_URL: database };
      await run(process.execPath, [resolve(`dist/backend/src/processes/${entry}.js`), ...args], { env });
    }

    it('restore every row into a product that sends nothing, and whose worker runs', async () => {
      const script = LINES!.replaceAll('costa.dump', join(folder, 'costa.dump'));
      await run('sh', ['-ec', script], {
        env: {
          PATH: `${server.programs}:${process.env['PATH']}`,
          ...settings,
          DATABASE_OWNER_URL: origin,
          NEW_DATABASE_OWNER_URL: copy,
        },
      });
      expect(await ask(copy, 'SELECT count(*)::int AS n FROM listings')).toEqual([{ n: LISTINGS }]);
      expect(await ask(copy, 'SELECT state FROM mail_deliveries')).toEqual([{ state: 'held' }]);
      await program('main-migrate', copy);
      const env = { ...settings, DATABASE_URL: copy };
      const worker = ServerProcess.worker(env);
      const web = await ServerProcess.web(env);
      await eventually('the worker works', async () => (await fetch(`${web.url}/api/health/working`)).ok);
      expect(await ask(copy, 'SELECT state FROM mail_deliveries')).toEqual([{ state: 'held' }]);
      await Promise.all([web.stop('SIGKILL'), worker.stop('SIGKILL')]);
    });
  });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
