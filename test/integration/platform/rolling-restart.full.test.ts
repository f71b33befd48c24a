import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { aPublication } from '../../builders/publication.js';
import { ServerProcess } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';

const PROBE_EVERY_MS = 200;
/** Twenty probes. */
const DRAIN_SECONDS = 4;
const LANES = 12;
const PAGES = ['/consejos', '/api/servicios/verServicios', '/'];

/** Sends requests to the processes that were ready when they were last asked, over connections that stay open, as a reverse proxy does. */
class Balancer {
  readonly failures: string[] = [];
  answered = 0;
  private readonly ready = new Set<ServerProcess>();
  private readonly agents = new Map<ServerProcess, Agent>();
  private running = true;
  private work: Promise<unknown> = Promise.resolve();
  private sent = 0;

  constructor(private readonly servers: readonly ServerProcess[]) {
    for (const server of servers) this.agents.set(server, new Agent({ keepAlive: true }));
  }

  start(): void {
    this.work = Promise.all([
      ...this.servers.map((server) => this.probe(server)),
      ...Array.from({ length: LANES }, () => this.lane()),
    ]);
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.work;
    for (const agent of this.agents.values()) agent.destroy();
  }

  isReady(server: ServerProcess): boolean {
    return this.ready.has(server);
  }

  private async probe(server: ServerProcess): Promise<void> {
    while (this.running) {
      const answer = await fetch(`${server.url}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) this.ready.add(server);
      else this.ready.delete(server);
      await sleep(PROBE_EVERY_MS);
    }
  }

  private async lane(): Promise<void> {
    while (this.running) {
      const there = [...this.ready];
      if (there.length === 0) await sleep(10);
      else await this.send(there[this.sent++ % there.length]!);
    }
  }

  private send(server: ServerProcess): Promise<void> {
    const isWrite = this.sent % 20 === 0;
    const path = isWrite ? '/api/inmueble/crear/crearInmueble' : PAGES[this.sent % PAGES.length]!;
    return new Promise((done) => {
      const fail = (why: string): void => {
        this.failures.push(`${path}: ${why}`);
        done();
      };
      const sent = request(
        server.url + path,
        {
          agent: this.agents.get(server)!,
          method: isWrite ? 'POST' : 'GET',
          headers: isWrite ? { 'content-type': 'application/json' } : {},
        },
        (response) => {
          response.on('error', ({ message }) => fail(message));
          response.on('end', () => {
            this.answered += 1;
            if (response.statusCode === 200) done();
            else fail(String(response.statusCode));
          });
          response.resume();
        },
      );
      sent.on('error', ({ message }) => fail(message));
      sent.end(isWrite ? JSON.stringify(aPublication()) : undefined);
    });
  }
}

describe('two web processes behind a balancer', () => {
  let database: TestDatabase;
  let folder: string;
  let servers: ServerProcess[];

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = openFolder('rolling');
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SITE_URL: 'http://sitio.test',
      SMTP_URL: '',
      REDIS_URL: '',
      DRAIN_SECONDS: String(DRAIN_SECONDS),
    };
    servers = await Promise.all([ServerProcess.web(env), ServerProcess.web(env)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await database.drop();
    removeFolder(folder);
  });

  it('are restarted one after the other without a request that fails', async () => {
    const balancer = new Balancer(servers);
    balancer.start();
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await sleep(20);
    };
    for (const server of servers) {
      await until(() => servers.every((each) => balancer.isReady(each)));
      const before = balancer.answered;
      await until(() => balancer.answered > before + 100);
      const stopping = server.stop('SIGTERM');
      await until(() => !balancer.isReady(server));
      // The process is no longer ready, but still answers.
      expect((await fetch(`${server.url}/api/servicios/verServicios`)).status).toBe(200);
      const { signal, milliseconds } = await stopping;
      expect([signal, milliseconds > DRAIN_SECONDS * 1_000]).toEqual(['SIGTERM', true]);
      await server.restart();
    }
    await balancer.stop();
    expect(balancer.failures).toEqual([]);
  });
});
