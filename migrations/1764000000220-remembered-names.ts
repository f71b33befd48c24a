import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Named {
  id: number;
  name: string;
}

/**
 * Stored searches survive renaming: names that amenities had are kept, alerts name amenities by id, and other modules can read the
 * former codes of a listing.
 */
export class RememberedNames1764000000220 implements MigrationInterface {
  name = 'RememberedNames1764000000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_amenity_names (
        slug text PRIMARY KEY,
        amenity_id integer NOT NULL
      )`);
    await runner.query(
      `CREATE VIEW offered_former_codes AS SELECT code, listing_id, changed_at FROM former_codes`,
    );
    const present: Named[] = await runner.query(`SELECT id, name FROM amenities`);
    const former: Named[] = await runner.query(
      `SELECT entity_id AS id, before->>'name' AS name FROM audit_entries
       WHERE action IN ('amenity.rename', 'amenity.remove') AND entity_id IS NOT NULL AND before->>'name' <> ''
       ORDER BY audit_entries.id`,
    );
    const bySlug = new Map(former.map(({ id, name }) => [slugOf(name), id]));
    for (const { name } of present) bySlug.delete(slugOf(name));
    bySlug.delete('');
    for (const [slug, id] of bySlug)
      await runner.query(`INSERT INTO former_amenity_names (slug, amenity_id) VALUES ($1, $2)`, [slug, id]);
    for (const { id, name } of present) bySlug.set(slugOf(name), id);
    await rewrite(runner, new Map([...bySlug].map(([slug, id]) => [slug, String(id)])));
  }

  async down(runner: QueryRunner): Promise<void> {
    const present: Named[] = await runner.query(`SELECT id, name FROM amenities`);
    await rewrite(runner, new Map(present.map(({ id, name }) => [String(id), slugOf(name)])));
    await runner.query(`DROP VIEW offered_former_codes`);
    await runner.query(`DROP TABLE former_amenity_names`);
  }
}

/** Replaces names of amenities in the searches of alerts, unless the mailbox has an alert for the result. */
async function rewrite(runner: QueryRunner, names: ReadonlyMap<string, string>): Promise<void> {
  const searches: { search: string }[] = await runner.query(
    `SELECT DISTINCT search FROM alerts WHERE search LIKE '%/svc-%'`,
  );
  for (const { search } of searches) {
    const found = search.match(/\/svc-[a-z0-9-]+/g) ?? [];
    const renamed = found.map((segment) => `/svc-${names.get(segment.slice(5)) ?? segment.slice(5)}`);
    const [all, sorted] = [found.join(''), [...new Set(renamed)].toSorted().join('')];
    await runner.query(
      `UPDATE alerts a SET search = $2 WHERE search = $1
       AND NOT EXISTS (SELECT FROM alerts b WHERE mailbox_of(b.email) = mailbox_of(a.email) AND b.search = $2)`,
      [search, search.replace(all, sorted)],
    );
  }
}

/** As in the addresses of searches (public-site.md §2). */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('+', 'plus')
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
