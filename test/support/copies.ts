import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

/** Output and end of a program of the product. */
export interface Ran {
  code: number;
  output: string;
}

/** Runs the built main-backup or main-restore as production does, on the settings given. */
export function runCopier(
  entry: 'main-backup' | 'main-restore' | 'main-hold',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [resolve(`dist/backend/src/processes/${entry}.js`), ...args],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** Folders of a test that are removed at its end. */
export class Folders {
  private readonly made: string[] = [];

  async make(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'costa-copies-'));
    this.made.push(folder);
    return folder;
  }

  async remove(): Promise<void> {
    for (const folder of this.made) await rm(folder, { recursive: true, force: true });
  }
}

/** Count and checksum of the rows of every table, without the columns given. */
export async function digestsOf(
  url: string,
  without: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(row), '' ORDER BY md5(row))), '') AS digest
         FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM "${name}" t) AS rows`,
        [without[name] ?? []],
      );
      digests[name] = rows[0]!.digest;
    }
    return digests;
  });
}

export async function rowsFrom<Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query(sql, values)).rows as Row[]);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Content of every file of a folder, by name. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return new Map(names.map((name, at) => [name, contents[at]!]));
}
