import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { SystemdUnit } from '../../support/systemd-unit.js';
import { eventually } from '../../support/test-app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.js';

const MIGRATE = 'costa-directa-migrate';
const WORKER = 'costa-directa-worker';
const WEB = 'costa-directa-web@';
const UNITS = [MIGRATE, WORKER, WEB];
/** Units that systemd itself provides. */
const TARGETS = ['network-online.target', 'multi-user.target'];

describe('the systemd units', () => {
  it.each(UNITS)('%s depends on units that exist, and needs the place of its state', (name) => {
    const unit = SystemdUnit.read(name);
    const named = [...unit.related('Wants', 'After', 'Requires'), unit.one('Install', 'WantedBy')];
    const ours = named.filter((other) => !TARGETS.includes(other));
    expect(ours.filter((other) => !existsSync(`deploy/systemd/${other}`))).toEqual([]);
    expect(unit.one('Service', 'StateDirectory')).toBe('costa-directa');
    expect(unit.one('Service', 'ProtectSystem')).toBe('strict');
  });

  it.each([WORKER, WEB])('%s starts after the migration and is started again if it ends', (name) => {
    const unit = SystemdUnit.read(name);
    expect(unit.related('After')).toContain(`${MIGRATE}.service`);
    expect(unit.related('Wants')).toContain(`${MIGRATE}.service`);
    expect(unit.one('Service', 'Restart')).toBe('always');
  });

  it('the socket of a web process listens where the process would, and both name each other', () => {
    const socket = SystemdUnit.read(WEB, '3000', 'socket');
    const { PORT, HOST } = SystemdUnit.read(WEB, '3000').environment;
    expect(socket.one('Socket', 'ListenStream')).toBe(`${HOST}:${PORT}`);
    expect(SystemdUnit.read(WEB).related('Wants')).toContain(`${WEB}.socket`);
    expect(SystemdUnit.read(WEB).related('After')).toContain(`${WEB}.socket`);
  });

  it('are accepted by systemd, where it is installed', async () => {
    const finder = '../../support/programs.mjs';
    const { findProgram } = (await import(finder)) as { findProgram(name: string): string | undefined };
    const program = findProgram('systemd-analyze');
    const folder = openFolder('units');
    for (const name of UNITS) {
      const instance = name.endsWith('@') ? `${name}3000` : name;
      copyFileSync(`deploy/systemd/${name}.service`, join(folder, `${instance}.service`));
      if (name === WEB) copyFileSync(`deploy/systemd/${name}.socket`, join(folder, `${instance}.socket`));
      const complaints = program ? complaintsOf(program, join(folder, `${instance}.service`)) : [];
      expect([name, complaints]).toEqual([name, []]);
    }
    removeFolder(folder);
  });
});

describe('the processes of the systemd units, by their own commands and settings', () => {
  const children: ChildProcess[] = [];
  let folder: string;
  let database: TestDatabase;
  /** Contents of the unit files on this machine. */
  let files: Record<string, Record<string, string>>;
  let ports: Record<'first' | 'second' | 'metrics', string>;

  beforeAll(async () => {
    folder = openFolder('systemd');
    mkdirSync(join(folder, 'state'));
    database = await createEmptyDatabase();
    const app = new URL(database.ownerUrl);
    app.username = `app_${randomBytes(6).toString('hex')}`;
    app.password = 'a password';
    files = {
      '/etc/costa-directa.env': {
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'state'),
        DATABASE_URL: app.href,
        SITE_URL: 'https://costadirecta.example',
        TRUST_PROXY: '1',
        SESSION_SECRET: 's'.repeat(40),
        ...NO_OUTSIDE_SERVICES,
      },
      '/etc/costa-directa-owner.env': { DATABASE_OWNER_URL: database.adminUrl },
    };
    ports = {
      first: String(await freePort()),
      second: String(await freePort()),
      metrics: String(await freePort()),
    };
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    removeFolder(folder);
  });

  /** @param here settings that differ on this machine */
  function start(unit: SystemdUnit, here: Record<string, string> = {}): ChildProcess {
    const named = unit.all('Service', 'EnvironmentFile').map((file) => files[file.replace(/^-/, '')]);
    const [program, ...args] = unit.one('Service', 'ExecStart').split(' ');
    if (program !== '/usr/bin/node') throw new Error(`ExecStart runs ${program}`);
    if (unit.one('Service', 'WorkingDirectory') !== '/opt/costa-directa') throw new Error('Another folder');
    const env = { PATH: process.env['PATH'], ...Object.assign({}, ...named), ...unit.environment, ...here };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    return child;
  }

  const isOk = (port: string, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('migrate, then serve on two ports, work, and end within their time', async () => {
    const [code] = await once(start(SystemdUnit.read(MIGRATE)), 'exit');
    expect(code).toBe(0);
    const worker = SystemdUnit.read(WORKER);
    expect(worker.environment).toEqual({ METRICS_PORT: '9401' });
    const web = [ports.first, ports.second].map((port) => SystemdUnit.read(WEB, port));
    const running = [start(worker, { METRICS_PORT: ports.metrics }), ...web.map((unit) => start(unit))];
    await eventually('the worker works', () => isOk(ports.metrics, '/metrics'));
    for (const port of [ports.first, ports.second])
      await eventually('it is ready', () => isOk(port, '/api/health/working'));
    expect(await isOk(ports.second, '/')).toBe(true);
    const within = [worker, ...web].map((unit) => Number(unit.one('Service', 'TimeoutStopSec')) * 1_000);
    const asked = performance.now();
    const ends = running.map(async (child) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return performance.now() - asked;
    });
    for (const [at, milliseconds] of (await Promise.all(ends)).entries())
      expect(milliseconds).toBeLessThan(within[at]!);
  });
});

/** Errors of systemd-analyze about a unit. It also reports a program that is missing on this machine. */
function complaintsOf(program: string, file: string): string[] {
  const { stderr } = spawnSync(program, ['verify', '--man=no', file], { encoding: 'utf8' });
  return stderr
    .split('\n')
    .filter((line) => line !== '' && !line.includes('/usr/bin/node is not executable'));
}
