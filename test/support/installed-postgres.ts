import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';

const run = promisify(execFile);
/** Where Debian's packages have each version's programs. */
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
    const child = run(path.join(this.programs, program), args, { ...this.account, cwd: '/' });
    // The server would keep the pipes open.
    child.child.stdout?.destroy();
    child.child.stderr?.destroy();
    await child;
  }
}
