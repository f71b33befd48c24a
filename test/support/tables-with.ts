import type { TestApp } from './test-app.js';

/** Tables with a row that contains one of the texts, those of the queues included. */
export async function tablesWith(app: TestApp, ...texts: string[]): Promise<string[]> {
  const tables = await app.sql<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'm')
       AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const condition = texts.map((text) => `t::text ILIKE '%${text}%'`).join(' OR ');
    const [row] = await app.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} t WHERE ${condition}`,
    );
    if (row!.count > 0) found.push(name);
  }
  return found;
}
