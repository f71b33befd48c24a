import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '#common/accounts/session-calls.js';
import { listPhotos, uploadPendingPhotos, type PhotosAnswer } from '#common/listings/photos/photo-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { freePort } from '../../support/free-port.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { aPublication } from '../../builders/publication.js';
import {
  startService,
  succeeds,
  untilHealthy,
  valuesOf,
  type ProductService,
} from '../../support/compose.js';
import { OwnBucket } from '../../support/own-bucket.js';
import { openFolder, OwnRedis, removeFolder } from '../../support/own-servers.js';
import { aPicture } from '../../support/pictures.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually } from '../../support/test-app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.js';
import { PATIENCE_MS } from '../../support/patience.js';

const PASSWORD = 'una clave larga';
const trial = valuesOf('deploy/trial.env');

/** The processes of docker-compose.yml by their own commands, settings and health checks, on this machine instead of in containers. */
describe('the commands of docker-compose.yml', () => {
  const children: ChildProcess[] = [];
  let folder: string;
  let database: TestDatabase;
  let redis: OwnRedis | undefined;
  let sink: SmtpSink;
  let bucket: OwnBucket;
  let ofThisMachine: Record<string, string>;
  let ports: Record<'web' | 'worker', { http: number; metrics: number }>;

  beforeAll(async () => {
    folder = openFolder('deployment');
    database = await createEmptyDatabase();
    redis = await OwnRedis.start(folder);
    sink = await SmtpSink.start();
    bucket = await OwnBucket.start();
    ports = {
      web: { http: await freePort(), metrics: await freePort() },
      worker: { http: await freePort(), metrics: await freePort() },
    };
    ofThisMachine = {
      DATABASE_URL: asNewRole(database.ownerUrl),
      REDIS_URL: redis?.url ?? '',
      SMTP_URL: sink.url,
      DATA_DIR: `${folder}/data`,
      HOST: '127.0.0.1',
      DEMO: '0',
      ADMIN_PASSWORD: PASSWORD,
      ...bucket.settings,
      ...NO_OUTSIDE_SERVICES,
    };
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([sink.stop(), bucket.stop(), redis?.stop(), database.drop()]);
    removeFolder(folder);
  });

  function start(name: ProductService): ChildProcess {
    const own = name === 'migrate' ? { DATABASE_OWNER_URL: database.adminUrl } : portsOf(name);
    const child = startService(name, trial, { ...ofThisMachine, ...own });
    children.push(child);
    return child;
  }

  function portsOf(name: 'web' | 'worker'): Record<string, string> {
    return { PORT: String(ports[name].http), METRICS_PORT: String(ports[name].metrics) };
  }

  const places = (name: 'web' | 'worker') => ({
    ':3000': `:${ports[name].http}`,
    ':9400': `:${ports[name].metrics}`,
  });

  it('migrate, then run web and worker until they are healthy and ready', async () => {
    const migration = start('migrate');
    expect((await once(migration, 'exit'))[0]).toBe(0);
    const web = start('web');
    const worker = start('worker');
    await Promise.all([
      untilHealthy('web', web, places('web')),
      untilHealthy('worker', worker, places('worker')),
    ]);
    const ready = `fetch('http://127.0.0.1:${ports.web.http}/api/health/working').then((r) => process.exit(r.ok ? 0 : 1))`;
    for (const until = Date.now() + PATIENCE_MS; !succeeds(ready);) {
      if (Date.now() > until) throw new Error('not ready');
      await sleep(200);
    }
    const page = await fetch(`http://127.0.0.1:${ports.web.http}/`);
    expect(page.status).toBe(200);
  });

  it('keep photos in a bucket: what web receives, the worker processes and web serves', async () => {
    const ask = async (path: string, request: RequestInit = {}): Promise<Response> => {
      const answer = await fetch(`http://127.0.0.1:${ports.web.http}${path}`, request);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer;
    };
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    const entry = await post(login.path, { email: trial['ADMIN_EMAIL'], password: PASSWORD });
    const cookie = entry.headers
      .getSetCookie()
      .findLast((text) => text.startsWith('sesion='))!
      .split(';')[0]!;
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    await post(publishListing.path, publication);

    const form = new FormData();
    form.set('idInmueble', '1');
    form.set('imagenes[]', new Blob([new Uint8Array(await aPicture())]), 'frente.jpg');
    await ask(uploadPendingPhotos.path, { method: 'POST', headers: { cookie }, body: form });
    const photos = async (): Promise<ImageWire[]> =>
      ((await (await ask(`${listPhotos.path}?id=1`, { headers: { cookie } })).json()) as PhotosAnswer)
        .imagenes;
    await eventually('the photo is ready', async () => (await photos())[0]?.estado === 'lista');
    const [photo] = await photos();
    const served = await ask(photo!.url, { headers: { cookie } });
    expect(served.headers.get('content-type')).toMatch(/^image\//);
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(bucket.objects().length).toBeGreaterThan(1);
    expect(existsSync(`${folder}/data/uploads`)).toBe(false);
  });

  it('end by SIGTERM within the time that compose gives them', async () => {
    const running = children.filter(({ exitCode }) => exitCode === null);
    expect(running).toHaveLength(2);
    const endings = await Promise.all(
      running.map(async (child) => {
        child.kill('SIGTERM');
        return (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
      }),
    );
    // Nest repeats the signal once its shutdown hooks have ended.
    for (const ending of endings) expect(ending).toEqual([null, 'SIGTERM']);
  });
});

/** The same database as a role that does not exist yet. */
function asNewRole(url: string): string {
  const other = new URL(url);
  other.username = `app_${randomBytes(6).toString('hex')}`;
  other.password = 'a password';
  return other.href;
}
