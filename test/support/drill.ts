import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { HELD_IN_A_COPY } from '../../backend/src/platform/events/holding.js';
import { photoFileNames } from '../../backend/src/listings/pictures/public.js';
import { filesOf, Folders, runCopier, type Ran } from './copies.js';
import type { PhotoDesk } from './photo-desk.js';
import type { TestApp } from './test-app.js';
import { createEmptyDatabase, type TestDatabase } from './test-database.js';

/** Columns in which a copy holds what waits, by table. */
export const HELD = Object.fromEntries(
  Object.entries(HELD_IN_A_COPY).map(([table, columns]) => [table, Object.keys(columns)]),
);

/** Another machine: an empty database and an empty data folder. */
export interface Elsewhere {
  database: TestDatabase;
  dataDir: string;
}

/** Backups of a product, and other machines on which they are restored. */
export class Drill {
  readonly folders = new Folders();
  private readonly databases: TestDatabase[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly desk: PhotoDesk,
  ) {}

  async end(): Promise<void> {
    for (const database of this.databases) await database.drop();
    await this.folders.remove();
  }

  backup(to: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> {
    return runCopier('main-backup', ['--to', to], {
      DATABASE_URL: this.app.database.url,
      DATA_DIR: join(this.desk.folder, '..'),
      SITE_URL: 'http://sitio.test',
      SITE_NAME: 'Costa de Prueba',
      ...env,
    });
  }

  restore(
    from: string,
    place: Elsewhere,
    { env = {}, flags = [] }: { env?: NodeJS.ProcessEnv; flags?: string[] } = {},
  ): Promise<Ran> {
    return runCopier('main-restore', ['--from', from, ...flags], { ...this.there(place), ...env });
  }

  there({ database, dataDir }: Elsewhere): NodeJS.ProcessEnv {
    return { DATABASE_URL: database.url, DATA_DIR: dataDir, SITE_URL: 'http://sitio.test' };
  }

  /** As the person who restores does: no backup contains the secret (docs/operations.md, Secrets). */
  async bringSecret({ dataDir }: Elsewhere): Promise<void> {
    await copyFile(join(process.env.DATA_DIR!, 'session.secret'), join(dataDir, 'session.secret'));
  }

  async elsewhere(): Promise<Elsewhere> {
    const database = await createEmptyDatabase();
    this.databases.push(database);
    return { database, dataDir: await this.folders.make() };
  }
}

/** @throws Error with its output if the program failed */
export function expectToWork({ code, output }: Ran): void {
  if (code !== 0) throw new Error(`Ended with ${code}: ${output}`);
}

/** The newest backup of a folder. */
export async function newestIn(folder: string): Promise<string> {
  return join(folder, (await readdir(folder)).sort().at(-1)!);
}

export function restoredFiles({ dataDir }: Elsewhere): Promise<Map<string, Buffer>> {
  return filesOf(join(dataDir, 'uploads'));
}

/** Names of the files that a database's rows refer to, in order. */
export async function fileNamesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows;
  try {
    const names: string[] = [];
    for await (const batch of photoFileNames({ query } as never)) names.push(...batch);
    return names.sort();
  } finally {
    await client.end();
  }
}
