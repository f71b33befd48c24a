import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { ServerProcess } from '../../support/server-process.js';
import { eventually } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

describe('a process whose secret cannot be used', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query(`INSERT INTO administrators (email, password_hash) VALUES ('ana@ejemplo.com', 'x')`);
    await owner.query(`INSERT INTO secrets (name, value) VALUES ('secret-ids', 'b7d4f3a1')`);
    await owner.end();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    folder = openFolder('secret');
  });
  afterEach(() => removeFolder(folder));

  const FAULTS = {
    'a folder': (file: string) => void mkdirSync(file),
    short: (file: string) => writeFileSync(file, 'short\n'),
    lost: () => undefined,
    another: (file: string) => writeFileSync(file, `${'s'.repeat(40)}\n`),
  };

  it.each([
    ['web', 'a folder', 'cannot be read (EISDIR).'],
    ['web', 'short', 'has fewer than 32 characters: put it back'],
    ['worker', 'short', 'has fewer than 32 characters: put it back'],
    ['web', 'lost', 'is missing, and the database has accounts'],
    ['worker', 'lost', 'is missing, and the database has accounts'],
    ['web', 'another', 'This database was used with another secret (b7d4f3a1, and this one is '],
    ['worker', 'another', 'This database was used with another secret (b7d4f3a1, and this one is '],
  ] as const)('%s, %s: it ends at once with one line', async (kind, fault, words) => {
    const file = join(folder, 'session.secret');
    FAULTS[fault](file);
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SITE_URL: 'http://sitio.test',
      SMTP_URL: '',
      REDIS_URL: '',
    };
    const server = kind === 'web' ? await ServerProcess.web(env, { wait: false }) : ServerProcess.worker(env);
    await eventually('it ends', async () => !server.isAlive);
    const lines = server.output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(fault === 'another' ? words : `${file} ${words}`);
  });
});
