import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';
import type { OwnPostgres } from './own-servers.js';
import { overTcp } from './test-database.js';

interface ServerOptions {
  folder: string;
  binaries: unknown;
  account: { uid?: number; gid?: number };
}

interface ServerPrograms {
  startServer(options: ServerOptions & { port: number; parameters: Record<string, string> }): Promise<void>;
  stopServer(options: ServerOptions & { mode: 'fast' | 'immediate' }): Promise<void>;
}

/** Files that the copy of a running server must not contain. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts'];

/** A streaming replica of a test's own PostgreSQL, made with the server's programs alone (they include no pg_basebackup). */
export class OwnReplica {
  private constructor(
    private readonly programs: ServerPrograms,
    private readonly server: ServerOptions,
    private readonly port: number,
    /** Of the owner. */
    readonly url: string,
    private readonly adminUrl: string,
  ) {}

  /** @param dataDir folder of the primary; the replica is kept beside its database */
  static async start(primary: OwnPostgres, dataDir: string): Promise<OwnReplica> {
    const [servers, programs, accounts] = ['postgres-server', 'postgres-binaries', 'service-account'].map(
      (name) => `../../scripts/lib/${name}.mjs`,
    );
    const origin = path.join(dataDir, 'postgres');
    const folder = path.join(dataDir, 'replica');
    const { databaseAccount } = (await import(accounts!)) as {
      databaseAccount(cluster: string): ServerOptions['account'];
    };
    const account = databaseAccount(origin);
    const { findBinaries } = (await import(programs!)) as {
      findBinaries(account: ServerOptions['account'], say: () => void): unknown;
    };
    const binaries = findBinaries(account, () => undefined);
    await copyWhileItRuns(primary.adminUrl, origin, folder);
    const admin = new URL(primary.adminUrl);
    const port = await freePort();
    appendFileSync(
      path.join(folder, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${admin.username} password=${admin.password}'\n`,
    );
    const server = { folder, binaries, account };
    const replica = new OwnReplica(
      (await import(servers!)) as ServerPrograms,
      server,
      port,
      overTcp(primary.url, port),
      overTcp(primary.adminUrl, port),
    );
    await replica.start();
    return replica;
  }

  async start(): Promise<void> {
    const parameters = { max_connections: '200', wal_receiver_status_interval: '1s' };
    await this.programs.startServer({ ...this.server, port: this.port, parameters });
  }

  async stop(): Promise<void> {
    await this.programs.stopServer({ ...this.server, mode: 'immediate' });
  }

  /** From now on changes are received and not replayed. */
  async fallBehind(): Promise<void> {
    await this.ask('SELECT pg_wal_replay_pause()');
  }

  async catchUp(): Promise<void> {
    await this.ask('SELECT pg_wal_replay_resume()');
  }

  async promote(): Promise<void> {
    await this.ask('SELECT pg_promote()');
  }

  async ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    return withClient(this.adminUrl, async (client) => (await client.query<Row>(statement)).rows);
  }
}

/** PostgreSQL's low-level backup: the files are copied between two calls, and the second gives the label that the copy starts from. */
async function copyWhileItRuns(url: string, from: string, to: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`SELECT pg_backup_start('replica', fast => true)`);
    execFileSync('cp', ['-a', from, to]);
    for (const name of readdirSync(to))
      if (LEFT_OUT.includes(name)) execFileSync('rm', [path.join(to, name)]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    const { uid, gid } = statSync(to);
    for (const [name, text] of [
      ['backup_label', rows[0]!.labelfile],
      ['standby.signal', ''],
    ] as const) {
      const file = path.join(to, name);
      writeFileSync(file, text, { mode: 0o600 });
      chownSync(file, uid, gid);
    }
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
