import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import pg from 'pg';
import sharp from 'sharp';
import { login } from '#common/accounts/session-calls.js';
import { uploadPendingPhotos } from '#common/listings/photos/photo-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { aPublication } from '../../builders/publication.js';
import { startService, untilHealthy, valuesOf, type ProductService } from '../../support/compose.js';
import { freePort } from '../../support/free-port.js';
import { NameServer } from '../../support/name-server.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { OwnCaddy } from '../../support/own-caddy.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { multipart } from '../../support/pictures.js';
import { eventually } from '../../support/test-app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.js';

const ADDRESSES = ['127.0.0.1', '127.0.0.2'] as const;
const PASSWORD = 'una clave larga';
const CLIENTS = 4;
const JSON_TYPE = { 'content-type': 'application/json' };

const binary = process.env['TEST_CADDY'];
/** Empty without Caddy; the summary of the run reports that. */
const proxies = binary ? ['Caddy'] : [];

for (const name of proxies)
  describe(`${name} with deploy/Caddyfile, before two web processes with the settings of production`, () => {
    const running = new Map<string, ChildProcess>();
    let folder: string;
    let database: TestDatabase;
    let names: NameServer;
    let caddy: OwnCaddy;
    let here: Record<string, string>;
    let ports: { webPort: number; metricsPort: number; httpPort: number; httpsPort: number };
    let cookie: string;

    beforeAll(async () => {
      folder = openFolder('proxy');
      database = await createEmptyDatabase();
      ports = {
        webPort: await freePort(),
        metricsPort: await freePort(),
        ...(await OwnCaddy.freePorts()),
      };
      here = {
        DATABASE_URL: asNewRole(database.ownerUrl),
        REDIS_URL: '',
        SMTP_URL: '',
        DATA_DIR: `${folder}/data`,
        SITE_URL: `https://localhost:${ports.httpsPort}`,
        PORT: String(ports.webPort),
        METRICS_PORT: String(ports.metricsPort),
        ...NO_OUTSIDE_SERVICES,
      };
      const [code] = await once(run('migrate', { DATABASE_OWNER_URL: database.adminUrl }), 'exit');
      if (code !== 0) throw new Error(`migrate ended with ${code}`);
      for (const address of ADDRESSES) await startWeb(address);
      names = await NameServer.start(ADDRESSES);
      caddy = await OwnCaddy.start(binary!, { folder, namePort: names.port, ...ports });
    });
    afterAll(async () => {
      await caddy?.stop();
      names?.stop();
      for (const child of running.values()) child.kill('SIGKILL');
      await database.drop();
      removeFolder(folder);
    });

    function run(service: ProductService, own: Record<string, string>): ChildProcess {
      const secrets = { SESSION_SECRET: 's'.repeat(40), POSTGRES_PASSWORD: 'p', POSTGRES_APP_PASSWORD: 'a' };
      const values = {
        ...valuesOf('.env.example'),
        ...secrets,
        SITE_URL: 'https://costadirecta.example',
        SITE_ADDRESS: 'costadirecta.example',
        SMTP_URL: 'smtp://x',
        ADMIN_PASSWORD: PASSWORD,
      };
      const child = startService(service, values, { ...here, ...own });
      child.stdout!.resume();
      return child;
    }

    async function startWeb(address: string): Promise<void> {
      const child = run('web', { HOST: address });
      running.set(address, child);
      await untilHealthy('web', child, { '127.0.0.1:3000': `${address}:${ports.webPort}` });
    }

    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      caddy.ask(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers } }, JSON.stringify(body));

    it('serves pages over HTTPS only, and tells browsers so', async () => {
      const page = await caddy.ask('/', { headers: { 'accept-encoding': 'gzip' } });
      expect(page.status).toBe(200);
      expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      expect(page.headers['content-encoding']).toBe('gzip');
      const asked = get(`http://localhost:${ports.httpPort}/contacto?de=ana`);
      const [plain] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
      plain.resume();
      expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://localhost/contacto?de=ana']);
    });

    it('signs in with a cookie for HTTPS, from pages of the site only', async () => {
      const account = { email: valuesOf('.env.example')['ADMIN_EMAIL'], password: PASSWORD };
      const other = await post(login.path, account, { origin: 'https://otro.example' });
      expect(other.status).toBe(403);
      const { status, headers } = await post(login.path, account, { origin: caddy.url });
      const cookies = headers['set-cookie'] as string[];
      const session = cookies.findLast((text) => text.startsWith('__Host-sesion='))!;
      expect([status, session]).toEqual([200, expect.stringContaining('; Secure')]);
      cookie = session.split(';')[0]!;
    });

    it('names the client by its real address, and the request by an id of its own', async () => {
      const forged = '00000000-1111-4222-8333-444444444444';
      const { status } = await post(
        login.path,
        { email: 'nadie@ejemplo.com', password: 'una clave cualquiera' },
        {
          'x-forwarded-for': '203.0.113.9',
          forwarded: 'for=203.0.113.9',
          'x-real-ip': '203.0.113.9',
          'x-request-id': forged,
        },
      );
      expect(status).toBe(401);
      await eventually('the event is recorded', async () => (await refusedLogins()).length > 0);
      const [event] = await refusedLogins();
      expect(event!.network).toBe('127.0.0.1');
      expect(event!.request_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(event!.request_id).not.toBe(forged);
    });

    it('takes a large photo', async () => {
      const publication = aPublication();
      publication.contrato.tipoContratoAlquiler = 'alqfotos';
      expect((await post(publishListing.path, publication)).status).toBe(200);
      const form = await multipart({ idInmueble: 1 }, [{ name: 'grande.jpg', content: await noise() }]);
      const answer = await caddy.ask(
        uploadPendingPhotos.path,
        { method: 'POST', headers: { ...form.headers, cookie } },
        form.payload,
      );
      expect([answer.status, answer.body.toString()]).toEqual([200, expect.stringContaining('idImagenes')]);
    });

    it('loses no request while the web processes are replaced, one after another', async () => {
      let isUnderWay = true;
      const answered: number[] = [];
      const faults: string[] = [];
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (isUnderWay) {
          const path = answered.length % 2 === 0 ? '/' : '/api/servicios/verServicios';
          await caddy.ask(path).then(
            ({ status }) => (status === 200 ? answered.push(status) : faults.push(`${path} ${status}`)),
            (error: Error) => faults.push(`${path} ${error.message}`),
          );
        }
      });
      for (const address of ADDRESSES) {
        const before = answered.length;
        const gone = once(running.get(address)!, 'exit');
        running.get(address)!.kill('SIGTERM');
        await gone;
        // The container network forgets a container once it has stopped.
        names.name(ADDRESSES.filter((one) => one !== address));
        await startWeb(address);
        names.name(ADDRESSES);
        expect(answered.length).toBeGreaterThan(before);
      }
      isUnderWay = false;
      await Promise.all(clients);
      expect(faults).toEqual([]);
    });

    async function refusedLogins(): Promise<{ network: string; request_id: string }[]> {
      const client = new pg.Client({ connectionString: database.ownerUrl });
      await client.connect();
      const { rows } = await client.query<{ network: string; request_id: string }>(
        `SELECT network, request_id FROM security_events WHERE action = 'login' AND outcome = 'refused' ORDER BY id DESC`,
      );
      await client.end();
      return rows;
    }
  });

it('asks a name server that tells every address of a service', async () => {
  const names = await NameServer.start(ADDRESSES);
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${names.port}`]);
  expect(await resolver.resolve4('web')).toEqual([...ADDRESSES]);
  names.name([ADDRESSES[1]]);
  expect(await resolver.resolve4('web')).toEqual([ADDRESSES[1]]);
  names.stop();
});

/** A picture that cannot be compressed, of some 8 MB. */
async function noise(): Promise<Buffer> {
  const [width, height, channels] = [2_000, 1_500, 3] as const;
  const raw = { width, height, channels };
  return sharp(randomBytes(width * height * channels), { raw })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** The same database as a role that does not exist yet. */
function asNewRole(url: string): string {
  const other = new URL(url);
  other.username = `app_${randomBytes(6).toString('hex')}`;
  other.password = 'a password';
  return other.href;
}
