import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port.js';
import { NO_OUTSIDE_SERVICES } from '../../support/no-outside-services.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { ServerProcess } from '../../support/server-process.js';
import { eventually } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const CLIENTS = 32;
const RESTARTS = 3;
const PAGES = ['/consejos', '/api/servicios/verServicios', '/'];
/** Connection refused: the client knows that its request was not read and can be repeated. */
const REFUSED = 'ECONNREFUSED';

/** Clients that open a connection for each request, and the next one as soon as they are answered. */
class Visitors {
  readonly failures: string[] = [];
  answered = 0;
  refused = 0;
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
      if (failure === REFUSED) {
        this.refused += 1;
        await sleep(5);
      } else if (failure !== undefined) this.failures.push(failure);
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

/** Starts the web process again and again, as systemd with a socket: the descriptor 3 stays open, and each process gets its own LISTEN_PID. */
const SUPERVISOR = `while :; do sh -c 'echo $$; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" dist/backend/src/processes/main-web.js' "$0"; done`;

/** A web process whose listening socket a supervisor holds. */
class SocketUnit {
  private readonly pids: number[] = [];

  private constructor(private readonly supervisor: ChildProcess) {
    supervisor.stdout!.on('data', (lines: Buffer) => {
      for (const [pid] of lines.toString().matchAll(/^\d+$/gm)) this.pids.push(Number(pid));
    });
  }

  static async start(env: NodeJS.ProcessEnv, port: number): Promise<SocketUnit> {
    const socket = createServer().listen(port, '127.0.0.1');
    await once(socket, 'listening');
    const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
    const supervisor = spawn('sh', ['-c', SUPERVISOR, process.execPath], {
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        ...NO_OUTSIDE_SERVICES,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit', fd],
    });
    socket.close();
    return new SocketUnit(supervisor);
  }

  /** Ends the running process; the supervisor starts another. */
  async restart(): Promise<void> {
    const count = this.pids.length;
    process.kill(this.pids.at(-1)!, 'SIGTERM');
    while (this.pids.length === count) await sleep(20);
  }

  async stop(): Promise<void> {
    this.supervisor.kill('SIGKILL');
    await once(this.supervisor, 'exit');
    process.kill(this.pids.at(-1)!, 'SIGKILL');
  }
}

describe('a web process without a balancer', () => {
  let database: TestDatabase;
  let folder: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = openFolder('single');
    env = { DATABASE_URL: database.url, DATA_DIR: folder, SMTP_URL: '', REDIS_URL: '' };
  });
  afterAll(async () => {
    await database.drop();
    removeFolder(folder);
  });

  it('resets no connection on SIGTERM, also of clients that always open new ones', async () => {
    const server = await ServerProcess.web(env);
    const visitors = new Visitors(server.url);
    const endings: unknown[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = visitors.answered;
      while (visitors.answered < before + 10 * CLIENTS) await sleep(20);
      endings.push((await server.stop('SIGTERM')).signal);
      await server.restart();
    }
    await visitors.stop();
    await server.stop('SIGKILL');
    expect(visitors.failures).toEqual([]);
    expect(endings).toEqual(Array(RESTARTS).fill('SIGTERM'));
  });

  it('ends by itself while it waits for its database', async () => {
    const unreachable = {
      ...env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SESSION_SECRET: 'x'.repeat(40),
    };
    const server = await ServerProcess.web(unreachable, { wait: false });
    await eventually('it waits', () => Promise.resolve(server.output.includes('Waiting for the database')));
    await server.stop('SIGTERM');
    expect(server.output).not.toContain('Shutdown took longer');
  });

  it('refuses none either if systemd holds its socket: connections wait for the next process', async () => {
    const port = await freePort();
    const unit = await SocketUnit.start({ ...env, PORT: String(port), HOST: '127.0.0.1' }, port);
    const visitors = new Visitors(`http://127.0.0.1:${port}`);
    const answeredMore = async (count: number): Promise<void> => {
      const before = visitors.answered;
      while (visitors.answered < before + count) await sleep(20);
    };
    for (let restart = 0; restart < RESTARTS; restart++) {
      await answeredMore(10 * CLIENTS);
      await unit.restart();
    }
    await answeredMore(10 * CLIENTS);
    await visitors.stop();
    await unit.stop();
    expect([visitors.failures, visitors.refused]).toEqual([[], 0]);
  });
});
