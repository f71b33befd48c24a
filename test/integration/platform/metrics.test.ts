import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readSettings } from '#platform/config/settings.js';
import { Metrics } from '#platform/metrics/metrics.js';
import { PlainError } from '#platform/process/plain-error.js';
import { MetricsServer } from '#platform/metrics/metrics-server.js';
import { QueueRuntime } from '#platform/queue/queue-runtime.js';
import { parse } from 'yaml';
import { announceListings } from '../../../backend/src/listings/submission/announce-listings.js';
import { aPublication } from '../../builders/publication.js';
import { publish } from '../../builders/desk.js';
import { storeImages } from '../../builders/rows.js';
import { fromNow } from '../../builders/store.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** A mail server that refuses connections, so that mails wait. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';
/** Suffixes under which Prometheus serves a histogram. */
const SERIES = /_(bucket|count|sum)$/;

describe('metrics', () => {
  let app: TestApp;

  beforeAll(async () => {
    process.env['METRICS_PORT'] = '0';
    app = await TestApp.start({ worker: true, smtpUrl: NO_MAIL_SERVER });
  });
  afterAll(async () => {
    delete process.env['METRICS_PORT'];
    await app.stop();
  });

  async function scrape(of: 'web' | 'worker', path = '/metrics'): Promise<Response> {
    const { port } = app[of]!.get(MetricsServer, { strict: false });
    return fetch(`http://127.0.0.1:${port}${path}`);
  }

  /** Value of a series, as `costa_work_waiting{kind="mail"}`. */
  async function valueOf(of: 'web' | 'worker', series: string): Promise<number | undefined> {
    const line = (await (await scrape(of)).text()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  }

  it('count requests by method, route and status, and never by address', async () => {
    const label = (route: string, status: number) =>
      `costa_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
    await app.request({ url: '/api/dolar/getDollarRate?visitante=ana@ejemplo.com' });
    await app.request({ url: '/api/inmueble/obtener/verPendientes' });
    expect(await valueOf('web', label('/api/inmueble/obtener/verPendientes', 401))).toBe(1);
    const text = await (await scrape('web')).text();
    expect(text).toContain('route="/api/dolar/getDollarRate"');
    expect(text).not.toContain('ana');
  });

  it('count what the response cache answered', async () => {
    const url = '/api/inmueble/obtener/obtenerCodigosInmuebles';
    await app.request({ url });
    const hits = (await valueOf('web', 'costa_response_cache_lookups_total{result="hit"}'))!;
    await app.request({ url });
    expect(await valueOf('web', 'costa_response_cache_lookups_total{result="hit"}')).toBe(hits + 1);
    expect(await valueOf('web', 'costa_response_cache_bytes')).toBeGreaterThan(0);
  });

  it('show the search index and the database pool', async () => {
    await eventually(
      'the index is filled',
      async () => (await valueOf('web', 'costa_search_index_current')) === 1,
    );
    expect(await valueOf('web', 'costa_search_index_listings')).toBe(0);
    for (const name of ['web', 'worker'] as const) {
      expect(await valueOf(name, 'costa_database_pool_waiting')).toBe(0);
      expect(await valueOf(name, 'costa_database_pool_connections{state="idle"}')).toBeGreaterThan(0);
    }
  });

  it('show for how long the search index has lacked a change', async () => {
    const lag = (what: 'seconds' | 'changes') => valueOf('web', `costa_search_index_lag_${what}`);
    expect([await lag('seconds'), await lag('changes')]).toEqual([0, 0]);
    await app.sql('ALTER TABLE search_changes RENAME TO away');
    try {
      await app.sql('UPDATE search_clock SET change_number = change_number + 3');
      expect(await lag('changes')).toBe(3);
      const before = (await lag('seconds'))!;
      await eventually('the lag grows', async () => (await lag('seconds'))! > before + 1);
    } finally {
      await app.sql('ALTER TABLE away RENAME TO search_changes');
      await app.sql('UPDATE search_clock SET change_number = change_number - 3');
    }
    await eventually('the index is current', async () => (await lag('seconds')) === 0);
  });

  it('count security events by action and outcome', async () => {
    const series = 'costa_security_events_total{action="login",outcome="refused"}';
    await app.post('/api/admin/login', { email: 'ana@ejemplo.com', password: 'una clave cualquiera' });
    await app.post('/api/admin/login', { email: 'ana@ejemplo.com', password: 'otra clave cualquiera' });
    expect(await valueOf('web', series)).toBe(2);
  });

  it('show mail that waits, and since when', async () => {
    expect(await valueOf('worker', 'costa_work_waiting{kind="mail"}')).toBe(0);
    await publish(app, aPublication());
    await eventually(
      'receipt and notice are in the ledger',
      async () => (await valueOf('worker', 'costa_work_waiting{kind="mail"}')) === 2,
    );
    await app.sql(`UPDATE mail_deliveries SET created_at = now() - interval '1 hour'`);
    expect(await valueOf('worker', 'costa_work_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(3_600);
    expect(await valueOf('worker', 'costa_work_waiting{kind="newsletters"}')).toBe(0);
    await eventually(
      'its events have been told',
      async () =>
        (await valueOf('worker', 'costa_work_waiting{kind="events"}')) === 0 &&
        (await valueOf('worker', 'costa_work_waiting{kind="reactions"}')) === 0,
    );
  });

  it('count runs of jobs that end with an error, and mails of every state', async () => {
    const failed = 'costa_jobs_failed_total{job="announce-listings"}';
    expect(await valueOf('worker', failed)).toBe(0);
    await app.sql('ALTER TABLE listings_to_announce RENAME TO away');
    try {
      await app.worker!.get(QueueRuntime).enqueue(announceListings, [{ id: 'without-table', payload: {} }]);
      await eventually('the job has failed', async () => (await valueOf('worker', failed)) === 1);
    } finally {
      await app.sql('ALTER TABLE away RENAME TO listings_to_announce');
    }
    for (const state of ['failed', 'unconfirmed', 'held'])
      expect(await valueOf('worker', `costa_mail_deliveries{state="${state}"}`)).toBe(0);
  });

  it('show photos that are not ready', async () => {
    const [listing] = await app.sql<{ id: number }>('SELECT id FROM listings');
    const tried = { triedSince: fromNow({ minutes: -5 }), nextAttemptAt: fromNow({ hours: 1 }) };
    await storeImages(
      app,
      listing!.id,
      { status: 'failed' },
      { status: 'processing', createdAt: fromNow({ days: -30 }), ...tried },
    );
    expect(await valueOf('worker', 'costa_photos{state="failed"}')).toBe(1);
    expect(await valueOf('worker', 'costa_photos{state="processing"}')).toBe(1);
    const oldest = await valueOf('worker', 'costa_photos_oldest_seconds');
    expect(oldest).toBeLessThan(3_600);
    expect(oldest).toBeGreaterThanOrEqual(300);
  });

  it('are served on their path only', async () => {
    expect((await scrape('web', '/')).status).toBe(404);
    expect((await app.request({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('include each one that the alert rules and the dashboard name', async () => {
    const served = new Set(
      [...(await namesOf('web')), ...(await namesOf('worker'))].map((name) => name.replace(SERIES, '')),
    );
    const rules = parse(readFileSync('deploy/monitoring/alerts.yml', 'utf8')) as {
      groups: { rules: { expr: string }[] }[];
    };
    const board = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const expressions = [
      ...rules.groups.flatMap(({ rules: all }) => all),
      ...board.panels.flatMap(({ targets }) => targets),
    ];
    const named = expressions.flatMap(({ expr }) => expr.match(/\b(costa|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !served.has(name.replace(SERIES, '')))).toEqual([]);
  });

  it('are documented, each with the place where the page of the system shows it', async () => {
    const documented = new Map(
      readFileSync('docs/monitoring.md', 'utf8')
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .filter(([, name]) => name?.startsWith('`costa_'))
        .map((cells) => [cells[1]!.replaceAll('`', ''), cells[4]!.split(', ')]),
    );
    const served = [...(await namesOf('web')), ...(await namesOf('worker'))];
    const ours = new Set(served.filter((name) => name.startsWith('costa_')));
    expect([...documented.keys()].sort()).toEqual([...ours].sort());
    const screen = ['system-words.ts', 'system-tables.tsx', 'system-screen.tsx']
      .map((file) => readFileSync(`frontend/src/desk/operations/${file}`, 'utf8'))
      .join('\n');
    const isShown = (title: string) =>
      new RegExp(`(title: '|caption="|[} ])${title}(['"<]|$)`, 'm').test(screen);
    for (const [metric, titles] of documented)
      expect([metric, titles.filter((title) => !isShown(title))]).toEqual([metric, []]);
  });

  it('and the alert rules are accepted by promtool, where it is installed', async () => {
    const finder = '../../support/programs.mjs';
    const { findProgram } = (await import(finder)) as { findProgram(name: string): string | undefined };
    const promtool = findProgram('promtool');
    const check = (what: string[], input = '') =>
      promtool ? spawnSync(promtool, ['check', ...what], { input, encoding: 'utf8' }).status : 0;
    expect(check(['rules', 'deploy/monitoring/alerts.yml'])).toBe(0);
    for (const process of ['web', 'worker'] as const)
      expect([process, check(['metrics'], await ours(process))]).toEqual([process, 0]);
  });

  /** Our own metrics; those of prom-client have names that promtool would have otherwise. */
  async function ours(of: 'web' | 'worker'): Promise<string> {
    const lines = (await (await scrape(of)).text()).split('\n');
    return `${lines.filter((line) => /^(# \w+ )?costa_/.test(line)).join('\n')}\n`;
  }

  async function namesOf(of: 'web' | 'worker'): Promise<string[]> {
    return [...(await (await scrape(of)).text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!);
  }
});

describe('a METRICS_PORT that is taken', () => {
  it('ends the start with one line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const settings = readSettings({
      DATABASE_URL: 'postgres://x/y',
      METRICS_PORT: String(port),
      HOST: '127.0.0.1',
    });
    const server = new MetricsServer(settings, new Metrics(settings));
    await expect(server.onApplicationBootstrap()).rejects.toThrow(
      new PlainError(
        `METRICS_PORT ${port} cannot be used (EADDRINUSE): stop who listens on it, or set another.`,
      ),
    );
    await new Promise((closed) => other.close(closed));
  });
});

describe('without METRICS_PORT', () => {
  it('no port is opened', async () => {
    const app = await TestApp.start();
    try {
      expect(app.web.get(MetricsServer, { strict: false }).port).toBeUndefined();
    } finally {
      await app.stop();
    }
  });
});
