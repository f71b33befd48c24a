import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../../support/free-port.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** Linux's /dev/full, which always reports a full disk. */
const FULL = '/dev/full';

describe('a full disk under the log', () => {
  let app: TestApp;
  let web: ChildProcess | undefined;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    web?.kill('SIGKILL');
    await app.stop();
  });

  it('loses log lines, and no page', async () => {
    if (!existsSync(FULL)) return;
    const port = await freePort();
    const output = openSync(FULL, 'w');
    web = spawn(process.execPath, [resolve('dist/backend/src/processes/main-web.js')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_URL: app.database.url,
        DATA_DIR: process.env.DATA_DIR,
        LOG_LEVEL: 'info',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
        (answer) => answer.status,
        () => 0,
      );
    await eventually('it answers', async () => (await status('/api/health/live')) === 200);
    // Without a worker, each check of the work logs a line.
    for (let time = 0; time < 50; time++) expect(await status('/api/health/working')).toBe(503);
    expect([await status('/'), web?.exitCode]).toEqual([200, null]);
  });
});
