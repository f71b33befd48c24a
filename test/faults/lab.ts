import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isRetryable } from '#platform/database/database-errors.js';
import { TAKE_BACK } from '#platform/mail/mail-leases.js';
import { aPublication } from '../builders/publication.js';
import {
  OwnRedis,
  openFolder,
  removeFolder,
  startOwnPostgres,
  type OwnPostgres,
} from '../support/own-servers.js';
import { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { PATIENCE_MS } from '../support/patience.js';
import { overTcp } from '../support/test-database.js';

export type BackendName = 'PostgreSQL' | 'Redis';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  milliseconds: number;
}

const OPERATOR = { email: 'operador@ejemplo.com', password: 'una clave larga' };
const SITE = 'http://sitio.test';
/** A request without a response in this time counts as lost. */
const LONGEST_MS = 25_000;

/** The whole product in separate processes and servers, so that each part can be killed, stopped, disconnected and restored. */
export class Lab {
  web!: ServerProcess;
  worker!: ServerProcess;
  private cookie = '';
  private reader: pg.Pool | undefined;
  private readonly others: ServerProcess[] = [];

  private constructor(
    readonly backend: BackendName,
    private readonly folder: string,
    readonly postgres: OwnPostgres,
    readonly redis: OwnRedis | undefined,
    readonly sink: SmtpSink,
    /** The network between the processes and PostgreSQL. */
    readonly network: TcpProxy,
  ) {}

  static async open(backend: BackendName): Promise<Lab> {
    const folder = openFolder('faults');
    const redis = backend === 'Redis' ? await OwnRedis.start(folder) : undefined;
    const postgres = await startOwnPostgres(folder);
    const lab = new Lab(
      backend,
      folder,
      postgres,
      redis,
      await SmtpSink.start(),
      await TcpProxy.start(postgres.port),
    );
    await lab.migrate();
    lab.web = await ServerProcess.web(lab.env);
    lab.worker = ServerProcess.worker(lab.env);
    await lab.untilReady();
    await lab.signIn();
    return lab;
  }

  get env(): NodeJS.ProcessEnv {
    return {
      // What the faults show are the product's own deadlines.
      SLOWNESS: '1',
      DATABASE_URL: overTcp(this.postgres.url, this.network.port),
      REDIS_URL: this.redis?.url ?? '',
      SMTP_URL: this.sink.url,
      DATA_DIR: `${this.folder}/data`,
      SITE_URL: SITE,
      TRUST_PROXY: '1',
      ADMIN_EMAIL: OPERATOR.email,
      ADMIN_PASSWORD: OPERATOR.password,
    };
  }

  get dataDir(): string {
    return `${this.folder}/data`;
  }

  async close(): Promise<void> {
    await Promise.all([this.web, this.worker, ...this.others].map((process) => process.stop('SIGKILL')));
    await this.reader?.end().catch(() => undefined);
    await this.network.stop();
    await this.sink.stop();
    await this.redis?.stop();
    await this.postgres.stop('immediate').catch(() => undefined);
    removeFolder(this.folder);
  }

  /** Initial state of each fault: all parts running, no pending work, no people and no mail. */
  async reset(): Promise<void> {
    while (this.others.length > 0) await this.others.pop()!.stop('SIGKILL');
    if (!this.postgres.isRunning()) await this.postgres.restart();
    await this.redis?.start();
    this.network.heal();
    this.sink.reset();
    for (const process of [this.web, this.worker]) if (!process.isAlive) await process.restart();
    await this.untilReady();
    while (!(await this.empty()));
    await this.sql('UPDATE code_counters SET last = 0');
    this.sink.reset();
    await this.signIn();
  }

  /** False if PostgreSQL took its locks away for those of a running process, which take the tables in another order. */
  private async empty(): Promise<boolean> {
    try {
      await this.sql(
        'TRUNCATE contacts, support_messages, newsletters, outbox, inbox, mail_deliveries, rate_limits, idempotency_keys RESTART IDENTITY CASCADE',
      );
      return true;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      return false;
    }
  }

  /** Starts another process on the same database: a second web or worker. */
  async addWeb(): Promise<ServerProcess> {
    const web = await ServerProcess.web(this.env);
    this.others.push(web);
    return web;
  }

  addWorker(env: NodeJS.ProcessEnv = {}): ServerProcess {
    const worker = ServerProcess.worker({ ...this.env, ...env });
    this.others.push(worker);
    return worker;
  }

  /** A direct connection to PostgreSQL, bypassing the lab's network. */
  async sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    this.reader ??= new pg.Pool({ connectionString: this.postgres.url, max: 3 }).on('error', () => undefined);
    return (await this.reader.query(text, values)).rows as Row[];
  }

  async count(table: string, condition = 'true'): Promise<number> {
    const [row] = await this.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
    );
    return row!.count;
  }

  get(url: string): Promise<Answer> {
    return this.ask(this.web.url, url);
  }

  post(url: string, body: object, { to = this.web, key = '' } = {}): Promise<Answer> {
    return this.ask(to.url, url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    });
  }

  /** A request with the operator's session. */
  async page(url: string): Promise<{ status: number; retryAfter: string | null; text: string }> {
    const answer = await fetch(this.web.url + url, { headers: { accept: 'text/html', cookie: this.cookie } });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    };
  }

  /** A publication of a new person, with the address by which its row and mails are found. */
  async publish(to = this.web): Promise<Answer & { email: string }> {
    const form = aPublication();
    const email = `dueño.${randomBytes(6).toString('hex')}@ejemplo.com`.replace('ñ', 'n');
    form.contacto.email = email;
    form.contacto.dni = String(20_000_000 + Math.floor(Math.random() * 70_000_000));
    form.contacto.celular = `2291${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '1')}`;
    return { ...(await this.post('/api/inmueble/crear/crearInmueble', form, { to })), email };
  }

  write(mark: string): Promise<Answer> {
    return this.post('/api/newsletter/recibir', {
      nombreCompleto: 'Eva',
      email: 'eva@ejemplo.com',
      mensaje: mark,
    });
  }

  async ask(base: string, url: string, init: RequestInit = {}): Promise<Answer> {
    const started = performance.now();
    const headers = {
      cookie: this.cookie,
      'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`,
      ...(init.headers as Record<string, string>),
    };
    const answer = await fetch(base + url, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MS),
    }).catch((error: Error) => ({
      cut: String(error.cause ?? error),
    }));
    const milliseconds = performance.now() - started;
    if ('cut' in answer) return { status: 0, body: answer, milliseconds };
    const text = await answer.text().catch((error: Error) => `{"cut":"${error.message}"}`);
    const body = (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>;
    return { status: 'cut' in body ? 0 : answer.status, body, milliseconds };
  }

  /** Seconds until all parts work. */
  untilReady(): Promise<number> {
    return this.until(
      'everything is ready',
      async () => (await this.get('/api/health/working')).status === 200,
    );
  }

  /**
   * Seconds until the condition holds.
   * @throws Error after `PATIENCE_MS`
   */
  async until(what: string, holds: () => Promise<boolean>): Promise<number> {
    const started = performance.now();
    while (!(await holds().catch(() => false))) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(`timed out waiting for: ${what}`);
      await sleep(100);
    }
    return (performance.now() - started) / 1_000;
  }

  /**
   * Waits until no event and no message is pending; scheduled retries run at once.
   * @throws Error that counts what is still pending
   */
  async settle(): Promise<void> {
    const pending = async (): Promise<string> => {
      const [events, reactions, messages] = await Promise.all([
        this.count('outbox', 'relayed_at IS NULL'),
        this.count('inbox', 'done_at IS NULL'),
        this.count('mail_deliveries', `state IN ('queued', 'sending')`),
      ]);
      return events + reactions + messages > 0
        ? `${events} events, ${reactions} reactions, ${messages} messages`
        : '';
    };
    await this.until('nothing is under way', async () => {
      await this.sql(
        `UPDATE mail_deliveries SET next_attempt_at = now() WHERE state = 'queued' AND next_attempt_at > now()`,
      );
      await this.sql(
        'UPDATE inbox SET next_attempt_at = now() WHERE done_at IS NULL AND next_attempt_at > now()',
      );
      return (await pending()) === '';
    }).catch(async (error: Error) => {
      throw new Error(`${error.message}; pending are ${await pending()}`);
    });
  }

  /** Ends the leases of a dead sender, which the workers would otherwise watch for a minute. */
  async endLeases(): Promise<void> {
    await this.sql(TAKE_BACK);
  }

  /** Asynchronous, because the lab's network runs in this process. */
  private async migrate(): Promise<void> {
    await promisify(execFile)(process.execPath, ['dist/backend/src/processes/main-migrate.js'], {
      env: { ...process.env, ...this.env, NODE_ENV: 'production', DEMO: '0' },
    });
  }

  async signIn(): Promise<void> {
    const answer = await fetch(`${this.web.url}/api/admin/login`, {
      method: 'POST',
      body: JSON.stringify(OPERATOR),
      headers: { 'content-type': 'application/json' },
    });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sesion='));
    this.cookie = session?.split(';')[0] ?? '';
    if (!this.cookie) throw new Error(`No session: ${await answer.text()}`);
  }
}
