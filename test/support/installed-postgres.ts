import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.js';

/** Folder of the programs of each version in Debian's packages. */
const VERSIONS = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore'];

interface Account {
  uid?: number;
  gid?: number;
}

/** A PostgreSQL server of this machine's packages, with its programs, which the embedded one lacks (`pg_dump`). */
export class InstalledPostgres {
  private constructor(
    readonly programs: string,
    private readonly folder: string,
    private readonly account: Account,
    readonly url: string,
  ) {}

  /** The folder of a version's programs; undefined without a complete one. */
  static programs(): string | undefined {
    if (!existsSync(VERSIONS)) return undefined;
    return readdirSync(VERSIONS)
      .map((version) => path.join(VERSIONS, version, 'bin'))
      .findLast((folder) => NEEDED.every((name) => existsSync(path.join(folder, name))));
  }

  /** @param parent a folder that the server's user may enter */
  static async start(programs: string, parent: string): Promise<InstalledPostgres> {
    const accounts = '../../scripts/lib/service-account.mjs';
    const { databaseAccount } = (await import(accounts)) as { databaseAccount(cluster: string): Account };
    const folder = path.join(parent, 'installed');
    mkdirSync(folder);
    const account = databaseAccount(folder);
    if (account.uid !== undefined) chownSync(folder, account.uid, account.gid!);
    const port = await freePort();
    const server = new InstalledPostgres(
      programs,
      folder,
      account,
      `postgres://costa@127.0.0.1:${port}/postgres`,
    );
    await server.call('initdb', '-D', folder, '-U', 'costa', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    await server.call('pg_ctl', '-D', folder, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
    return server;
  }

  async stop(): Promise<void> {
    await this.call('pg_ctl', '-D', this.folder, '-m', 'immediate', '-w', 'stop');
  }

  private async call(program: string, ...args: string[]): Promise<void> {
    // Without pipes, which the server would keep open.
    const options = { ...this.account, cwd: '/', stdio: 'ignore' } as const;
    const [code] = await once(spawn(path.join(this.programs, program), args, options), 'exit');
    if (code !== 0) throw new Error(`${program} ended with ${code}`);
  }
}
