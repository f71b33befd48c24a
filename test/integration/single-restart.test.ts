import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFolder, removeFolder } from '../support/own-servers.js';
import { ServerProcess } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const CLIENTS = 32;
const RESTARTS = 3;
const PAGES = ['/consejos', '/api/servicios/verServicios', '/'];
/** Nobody listens: the client knows that its request was not read, and that it can ask again. */
const REFUSED = 'ECONNREFUSED';

/** Clients that open a connection for each request, and the next one as soon as they are answered. */
class Visitors {
  readonly failures: string[] = [];
  answered = 0;
  private running = true;
  private readonly work: Promise<unknown>;

  constructor(private readonly url: string) {
    this.work = Promise.all(Array.from({ length: CLIENTS }, (_, client) => this.visit(client)));
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.work;
  }

  private async visit(client: number): Promise<void> {
    for (let visit = client; this.running; visit++) {
      const failure = await this.ask(PAGES[visit % PAGES.length]!);
      if (failure === REFUSED) await sleep(5);
      else if (failure !== undefined) this.failures.push(failure);
    }
  }

  /** @returns why there was no complete response, if so */
  private ask(path: string): Promise<string | undefined> {
    return new Promise((done) => {
      const fail = ({ code, message }: NodeJS.ErrnoException): void => done(code ?? message);
      const sent = request(this.url + path, { agent: false }, (response) => {
        response.on('error', fail);
        response.on('end', () => {
          this.answered += 1;
          done(response.statusCode === 200 ? undefined : String(response.statusCode));
        });
        response.resume();
      });
      sent.on('error', fail);
      sent.end();
    });
  }
}

describe('a web process without a balancer', () => {
  let database: TestDatabase;
  let folder: string;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = openFolder('single');
    server = await ServerProcess.web({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SMTP_URL: '',
      REDIS_URL: '',
    });
  }, 60_000);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await database.drop();
    removeFolder(folder);
  });

  it('resets no connection on SIGTERM, also of clients that always open new ones', async () => {
    const visitors = new Visitors(server.url);
    const endings: unknown[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = visitors.answered;
      while (visitors.answered < before + 10 * CLIENTS) await sleep(20);
      endings.push((await server.stop('SIGTERM')).signal);
      await server.restart();
    }
    await visitors.stop();
    expect(visitors.failures).toEqual([]);
    expect(endings).toEqual(Array(RESTARTS).fill('SIGTERM'));
  }, 120_000);
});
