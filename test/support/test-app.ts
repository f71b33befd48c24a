import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { Clock } from '#platform/process/clock.js';
import { MAIL_CHANNEL } from '#platform/mail/mailbox.js';
import { readSettings } from '#platform/config/settings.js';
import { createSecretFile } from '#platform/secrets/secret-file.js';
import { secretFileOf } from '#platform/secrets/secret-keys.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { createHttpApp } from '#platform/server/http-app.js';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { SearchReindex } from '../../backend/src/listings/rows/search-reindex.js';
import { ENTITIES } from '../../backend/src/processes/areas.js';
import { WebModule } from '../../backend/src/processes/web.module.js';
import { WorkerModule } from '../../backend/src/processes/worker.module.js';
import { Administrators } from '../../backend/src/accounts/public.js';
import { INITIAL_AMENITIES } from '../../common/listings/amenities/initial-amenities.js';
import { DocumentedApi } from './api-document.js';
import { emptyTables } from './empty-tables.js';
import { NO_OUTSIDE_SERVICES } from './no-outside-services.js';
import { PATIENCE_MS } from './patience.js';
import { createTestDatabase, overTcp, type TestDatabase } from './test-database.js';
import { withDeadline } from './with-deadline.js';

let documented: DocumentedApi | undefined;
/** Read once per test file. */
const documentedApi = (): DocumentedApi => (documented ??= DocumentedApi.read());

export const OPERATOR = { email: 'operador@ejemplo.com', password: 'una clave larga' };

/** The header that continues the session which the response began; undefined without one. */
export function sessionOf({ cookies }: LightMyRequestResponse): { cookie: string } | undefined {
  const cookie = cookies.findLast(({ name }) => name === 'sesion');
  return cookie && { cookie: `${cookie.name}=${cookie.value}` };
}

interface MailServer {
  url: string;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Starts the worker too, in this process. */
  worker?: boolean;
  smtpUrl?: string;
  /** The mail server, which stops with the app; instead of `smtpUrl`. */
  mailServer?: MailServer;
  redisUrl?: string | undefined;
  /** Puts a proxy before PostgreSQL: takes the server's port and returns the proxy's. */
  network?: (port: number) => Promise<number>;
  /** A migrated database of another server than the tests' own. */
  database?: TestDatabase;
  /** A replica of it. */
  readUrl?: string;
  /** Addresses of stand-ins for external services. Services without one are not called. */
  outside?: Partial<Record<keyof typeof NO_OUTSIDE_SERVICES, string>>;
}

/** The product's modules on a database of the test. Requests are injected into Fastify, without a socket. */
export class TestApp {
  private publications = 0;

  private constructor(
    readonly database: TestDatabase,
    readonly web: NestFastifyApplication,
    readonly worker: INestApplicationContext | undefined,
    /** Connection as the owner of the tables, which has privileges that the product's role lacks. */
    readonly owner: DataSource,
    private readonly dataDir: string,
    private readonly mailServer: MailServer | undefined,
  ) {}

  static async start(options: TestAppOptions = {}): Promise<TestApp> {
    const { mailServer } = options;
    const {
      worker = false,
      smtpUrl = mailServer?.url ?? '',
      redisUrl = '',
      readUrl = '',
      outside = {},
      network,
    } = options;
    const database = options.database ?? (await createTestDatabase());
    const dataDir = await mkdtemp(join(tmpdir(), 'costa-directa-app-'));
    const { url } = database;
    const address = network ? overTcp(url, await network(Number(new URL(url).port))) : url;
    Object.assign(process.env, {
      ...NO_OUTSIDE_SERVICES,
      ...outside,
      NODE_ENV: 'production',
      DATABASE_URL: address,
      DATABASE_READ_URL: readUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SITE_URL: 'http://sitio.test',
      SLOWNESS: '10',
    });
    Logger.overrideLogger(false);
    await createSecretFile(secretFileOf(readSettings()));
    const web = await createHttpApp(WebModule, readSettings());
    await web.init();
    await web.getHttpAdapter().getInstance().ready();
    const workerApp = worker
      ? await NestFactory.createApplicationContext(WorkerModule, { logger: false })
      : undefined;
    // Without the product's deadlines, which no statement of a test can miss however busy the machine is.
    const owner = await new DataSource({
      ...dataSourceOptions(database.ownerUrl, ENTITIES),
      extra: { keepAlive: true },
    }).initialize();
    const app = new TestApp(database, web, workerApp, owner, dataDir, mailServer);
    await app.sql(`INSERT INTO amenities (name) SELECT unnest($1::text[])`, [[...INITIAL_AMENITIES]]);
    await web.get(Administrators, { strict: false }).createFirst(OPERATOR.email, OPERATOR.password);
    if (worker) await eventually('the worker runs', async () => (await app.count('worker_heartbeats')) > 0);
    return app;
  }

  get clock(): Clock {
    return this.web.get(Clock);
  }

  async sql<Row = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return this.owner.query(statement, values).finally(() => this.noteWrite());
  }

  /** Rebuilds the search rows whose basis has changed; the next answers contain them. */
  async reindex(): Promise<void> {
    await this.web
      .get(SearchReindex, { strict: false })
      .execute()
      .finally(() => this.noteWrite());
  }

  async count(table: string, condition = 'true'): Promise<number> {
    const [row] = await this.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
    );
    return row!.count;
  }

  /** Sends a request, and fails if the response does not conform to the API document. */
  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    // What the worker has written since the last answer must be in this one: the notification of it may still be on its way.
    if (this.worker) this.noteWrite();
    const answer = await this.web
      .getHttpAdapter()
      .getInstance()
      .inject({ ...this.networkOf(options), ...options });
    const faults = documentedApi().faultsOf({
      method: options.method ?? 'GET',
      url: String(options.url),
      status: answer.statusCode,
      contentType: String(answer.headers['content-type'] ?? ''),
      body: bodyOf(answer),
    });
    if (faults.length > 0) throw new Error(`Not as /api/openapi.json says:\n${faults.join('\n')}`);
    return answer;
  }

  /** Publications come from different networks, unless a test names one: the limits per network would refuse most of them. */
  private networkOf({ url }: InjectOptions): InjectOptions {
    if (!String(url).startsWith(publishListing.path)) return {};
    this.publications += 1;
    return { remoteAddress: `10.0.${this.publications >> 8}.${this.publications & 255}` };
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.request({ method: 'GET', url, headers });
  }

  post(url: string, payload: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.request({ method: 'POST', url, payload, headers });
  }

  /** The headers of a signed-in operator, or of another account. */
  async signIn(account = OPERATOR): Promise<{ cookie: string }> {
    const answer = await this.post('/api/admin/login', account);
    const session = sessionOf(answer);
    if (!session) throw new Error(`No session: ${answer.body}`);
    return session;
  }

  /** Waits until the worker has nothing left to do: no event to relay or to react to, no message to send. */
  async settle(): Promise<void> {
    // One statement: work moves between tables, and separate statements could each miss it.
    const isIdle = async (): Promise<boolean> => {
      const [row] = await this.sql<{ busy: boolean }>(
        `SELECT EXISTS (SELECT FROM outbox WHERE relayed_at IS NULL)
             OR EXISTS (SELECT FROM inbox WHERE done_at IS NULL)
             OR EXISTS (SELECT FROM mail_deliveries WHERE state = 'sending' OR state = 'queued' AND next_attempt_at <= now()) AS busy`,
      );
      return !row!.busy;
    };
    await eventually('nothing is under way', isIdle);
  }

  /** Makes queued mail due that waits for its next attempt, or is held so that it can be taken back. */
  async releaseMail(recipient = '%'): Promise<void> {
    await this.sql(
      `UPDATE mail_deliveries SET send_after = now(), next_attempt_at = now()
       WHERE state = 'queued' AND recipient_email LIKE $1`,
      [recipient],
    );
    await this.sql(`NOTIFY ${MAIL_CHANNEL}`);
  }

  /** Empties these tables and those that refer to them (empty-tables.ts). */
  async empty(tables: string, options: { restart?: boolean } = {}): Promise<void> {
    await emptyTables(this.owner, tables, options).finally(() => this.noteWrite());
  }

  /** As after a write through the web process: its next answers must contain the change. */
  private noteWrite(): void {
    this.web.get(ContentFeed, { strict: false }).noteWrite();
  }

  /** Empties the tables of people and listings, once the worker has nothing left to do with them. */
  async clear(): Promise<void> {
    await this.settle();
    // With sums over the listings, which remember what they counted.
    await this.empty('contacts, price_averages, averaged_prices, site_tallies, tallied_listings', {
      restart: true,
    });
  }

  async stop(): Promise<void> {
    await this.mailServer?.stop();
    await this.worker?.close();
    // The clients of a test have their answers by now.
    await withDeadline('lastRequests', 0.1, () => this.web.close());
    await this.owner.destroy();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** The body of an answer as text, whatever encoding was asked for. */
function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const decode = DECODERS[String(headers['content-encoding'] ?? '')];
  return (decode ? decode(rawPayload) : rawPayload).toString('utf8');
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Waits until something holds; fails with `what` after `milliseconds`. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  milliseconds = PATIENCE_MS,
): Promise<void> {
  const until = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
