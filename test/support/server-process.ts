import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from './free-port.js';
import { NO_OUTSIDE_SERVICES } from './no-outside-services.js';
import { PATIENCE_MS } from './patience.js';

/** The process ends with the test's. */
const FOLLOW_PARENT = pathToFileURL(resolve('scripts/lib/follow-parent.mjs')).href;

/** Exit of a process. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  milliseconds: number;
}

/**
 * One process of the product as production starts it, with settings of the test; for tests that stop, kill or overload it. It is built
 * before the tests (global-setup.mjs).
 */
export class ServerProcess {
  output = '';
  private child: ChildProcess | undefined;
  private ended: Promise<Ending> | undefined;

  private constructor(
    private readonly entry: 'main-web' | 'main-worker',
    private readonly env: NodeJS.ProcessEnv,
    readonly port: number,
    /** Folder of the built product: this repository, or that of another version. */
    private readonly product: string,
  ) {}

  /** Starts a web process and waits until it answers, unless `wait` says not to. */
  static async web(
    env: NodeJS.ProcessEnv,
    { wait = true, port = 0, product = '.' } = {},
  ): Promise<ServerProcess> {
    const server = new ServerProcess('main-web', env, port || (await freePort()), product);
    server.spawn();
    if (wait)
      await server.untilItAnswers().catch(async (error: unknown) => {
        await server.stop('SIGKILL');
        throw error;
      });
    return server;
  }

  static worker(env: NodeJS.ProcessEnv, { product = '.' } = {}): ServerProcess {
    const server = new ServerProcess('main-worker', env, 0, product);
    server.spawn();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    const pid = this.child?.pid;
    if (!pid) throw new Error(`${this.entry} does not run`);
    return pid;
  }

  get isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Resident memory, in bytes. */
  get residentBytes(): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.pid)], { encoding: 'utf8' })) * 1_024;
  }

  /** Milliseconds of CPU time that it has used, by its first thread, which runs the event loop, and by all threads. Linux only. */
  get cpuMilliseconds(): { eventLoop: number; all: number } {
    const tasks = `/proc/${this.pid}/task`;
    const used = (task: string): number =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    const all = readdirSync(tasks).reduce((sum, task) => sum + used(task), 0);
    return { eventLoop: used(String(this.pid)), all };
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isAlive) this.child?.kill(signal);
  }

  /** Sends the signal and waits for the end, which comes by force after `patienceMs`. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 40_000): Promise<Ending> {
    const started = performance.now();
    this.signal('SIGCONT');
    this.signal(signal);
    const late = setTimeout(() => this.signal('SIGKILL'), patienceMs);
    const ending = await this.ended!;
    clearTimeout(late);
    return { ...ending, milliseconds: performance.now() - started };
  }

  /** Starts the process again, on the same port, with these settings besides its own. */
  async restart(besides: NodeJS.ProcessEnv = {}): Promise<void> {
    if (this.isAlive) await this.stop('SIGKILL');
    this.spawn(besides);
    if (this.entry === 'main-web') await this.untilItAnswers();
  }

  spawn(besides: NodeJS.ProcessEnv = {}): void {
    const child = spawn(
      process.execPath,
      ['--import', FOLLOW_PARENT, resolve(this.product, `dist/backend/src/processes/${this.entry}.js`)],
      {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
          // All publications of such a test come from one address.
          PUBLICATIONS_PER_HOUR: '100000',
          // That of the app that the test has started: it holds the secret of the database.
          DATA_DIR: process.env.DATA_DIR,
          ...NO_OUTSIDE_SERVICES,
          SLOWNESS: '10',
          ...this.env,
          ...besides,
          PORT: String(this.port),
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    child.channel?.unref();
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-200_000);
      });
    }
    this.ended = new Promise((done) => {
      child.once('exit', (code, signal) => done({ code, signal, milliseconds: 0 }));
    });
  }

  async untilItAnswers(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (!(await this.answers())) {
      if (!this.isAlive) throw new Error(`${this.entry} ended:\n${this.output}`);
      if (Date.now() > until) throw new Error(`${this.entry} does not answer:\n${this.output}`);
      await sleep(50);
    }
  }

  private async answers(): Promise<boolean> {
    const live = await fetch(`${this.url}/api/health/live`).catch(() => undefined);
    return live?.ok ?? false;
  }
}
