import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';

/** A PostgreSQL for a single test, which can stop, kill and restart it. */
export interface OwnPostgres {
  /** Of the owner. */
  url: string;
  /** Of the superuser. */
  adminUrl: string;
  port: number;
  /** URL of the role that the product runs as, with a new password. */
  openRuntimeRole(): Promise<string>;
  isRunning(): boolean;
  /** @param environment variables of the server */
  restart(environment?: NodeJS.ProcessEnv): Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

/** A folder that the database's user can access. */
export function openFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `costa-directa-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** With the durability settings of `npm start`, unless the test does not need them. */
export async function startOwnPostgres(dataDir: string, { durable = true } = {}): Promise<OwnPostgres> {
  const launcher = '../../scripts/lib/embedded-postgres.mjs';
  const { startEmbeddedPostgres } = (await import(launcher)) as {
    startEmbeddedPostgres(options: { dataDir: string; durable: boolean }): Promise<OwnPostgres>;
  };
  return startEmbeddedPostgres({ dataDir, durable });
}

/** A Redis of a single test, with the same port after each restart. */
export class OwnRedis {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly binary: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Undefined without a redis-server. */
  static async start(dataDir: string): Promise<OwnRedis | undefined> {
    const finder = './redis-server.mjs';
    const { findRedisServer } = (await import(finder)) as { findRedisServer(): string | undefined };
    const binary = findRedisServer();
    if (!binary) return undefined;
    const folder = path.join(dataDir, 'redis');
    mkdirSync(folder, { recursive: true });
    const redis = new OwnRedis(binary, folder, await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** No effect if it is running. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    const settings = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
    const where = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    this.child = spawn(this.binary, [...where, ...settings], { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200; attempt++) {
      if ((await this.command('PING').catch(() => '')) === 'PONG') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Redis does not answer');
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (!child || !this.isRunning) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async command(name: string, ...values: string[]): Promise<unknown> {
    const client = new Redis(this.url, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.call(name, ...values);
    } finally {
      client.disconnect();
    }
  }
}
