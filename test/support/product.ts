import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NO_OUTSIDE_SERVICES } from './no-outside-services.js';
import { PATIENCE_MS } from './patience.js';

/** The operator's account as printed by the first start. */
export interface OperatorAccount {
  email: string;
  password: string;
}

export interface ProductOptions {
  dataDir: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** Runs `npm start` itself; otherwise the launcher script. */
  viaNpm?: boolean;
}

/** The whole product, started by the launcher of `npm start`. */
export class Product {
  output = '';
  private process?: ChildProcess;

  constructor(private readonly options: ProductOptions) {}

  get url(): string {
    return `http://localhost:${this.options.port}`;
  }

  get dataDir(): string {
    return this.options.dataDir;
  }

  /** The launcher's process, for tests that kill it. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** The account printed by this start; only the first start prints one. */
  get operator(): OperatorAccount | undefined {
    const email = /e-mail\s+(\S+)/.exec(this.output)?.[1];
    const password = /password\s+(\S+)/.exec(this.output)?.[1];
    return email && password ? { email, password } : undefined;
  }

  /**
   * Starts the product and waits until it reports that it runs.
   * @throws Error with its output if it exits
   */
  async start(): Promise<void> {
    this.output = '';
    const { dataDir, port, env, viaNpm = false } = this.options;
    const [program, ...args] = viaNpm
      ? ['npm', 'start']
      : [process.execPath, path.resolve('scripts/start.mjs')];
    const child = spawn(program!, args, {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        ...NO_OUTSIDE_SERVICES,
        SLOWNESS: '10',
        // Settings of the developer are none of the test's.
        ENV_FILE: '/dev/null',
        ...env,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    const until = Date.now() + PATIENCE_MS;
    while (!this.output.includes('Stop with Ctrl-C')) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The product did not start:\n${this.output}`);
      if (Date.now() > until)
        throw new Error(`The product is not ready after ${PATIENCE_MS} ms:\n${this.output}`);
      await sleep(50);
    }
  }

  /** Sends SIGINT or another signal; resolves to the launcher's exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  /** Deletes its data. */
  async removeData(): Promise<void> {
    await rm(this.options.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
