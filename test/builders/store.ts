import { DataSource, type DeepPartial, type ObjectLiteral } from 'typeorm';
import { ContentFeed } from '#platform/database/replica/content-feed.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { columnOf } from '#platform/database/naming.js';
import { ENTITIES } from '../../backend/src/processes/areas.js';
import type { TestApp } from '../support/test-app.js';

/** Values of a row that differ from its defaults. */
export type Change<Entity> = DeepPartial<Entity>;

const UNIT_MS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** A moment before or after now: `fromNow({ hours: -2 })`. */
export function fromNow(distance: Partial<Record<keyof typeof UNIT_MS, number>>): Date {
  const parts = Object.entries(distance) as [keyof typeof UNIT_MS, number][];
  return new Date(parts.reduce((time, [unit, count]) => time + count * UNIT_MS[unit], Date.now()));
}

/** Where rows are stored: in the product of the test, or in a database on which other processes run. */
export type Store = TestApp | DataSource;

/** Connects to a database on which other processes run, so that builders can store rows in it. */
export async function inDatabase<Result>(
  url: string,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  const database = await new DataSource(dataSourceOptions(url, ENTITIES)).initialize();
  return work(database).finally(() => database.destroy());
}

/** Stores rows of an entity as the product does; returns their ids. */
export async function storeRows<Entity extends ObjectLiteral>(
  store: Store,
  entity: new () => Entity,
  ...rows: readonly Change<Entity>[]
): Promise<number[]> {
  const isApp = !(store instanceof DataSource);
  const repository = (isApp ? store.web.get(DataSource) : store).getRepository(entity);
  const saved = await repository.save(repository.create([...rows]), { chunk: 500 });
  // Marks cached responses as unconfirmed, as a write through the web process does.
  if (isApp) store.web.get(ContentFeed, { strict: false }).noteWrite();
  return saved.map((row) => Number(row['id']));
}

/** Inserts a row of a table that has no entity, with columns in camel case; returns its id. */
export async function insertRow(app: TestApp, table: string, row: object): Promise<number> {
  const columns = Object.keys(row).map(columnOf);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [stored] = await app.sql<{ id: number }>(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${places.join()}) RETURNING *`,
    Object.values(row),
  );
  return stored!.id;
}
