import { mailboxOf } from '#common/kernel/forms/email.js';
import { HELD_FIELDS, HELD_FORM_NAMES, heldForm } from '#common/newsletter/support/held-form-messages.js';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { AuditPersonalData } from '#platform/audit/audit-personal-data.js';
import type { SealedContents } from '#platform/audit/sealed-contents.js';
import { HELD_IN_A_COPY } from '#platform/events/holding.js';
import { AREAS, ENTITIES } from '../../../backend/src/processes/areas.js';
import { OFFERED, type DeclaredTable } from '#platform/database/area.js';
import { ContactPersonalData, type Dnis } from '../../../backend/src/contacts/public.js';
import { Holders } from '../../../backend/src/owners/personal-data/holders.js';
import { runMigrations } from '../../../backend/src/processes/migrate.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.js';

const COLUMNS: Readonly<Record<string, DeclaredTable>> = Object.assign(
  {},
  ...Object.values(AREAS).map(({ tables }) => tables),
);

/** Tables without an entity, used only in SQL. */
const SQL_ONLY = new Set([
  'audit_chain',
  'account_links',
  'alert_matches',
  'alerts',
  'averaged_prices',
  'backup_runs',
  'blocked_networks',
  'calendars',
  'code_counters',
  'consent_texts',
  'consents',
  'dropped_publications',
  'former_amenity_names',
  'former_codes',
  'idempotency_keys',
  'imported_listings',
  'inquiries_to_digest',
  'listing_origins',
  'listing_resubmissions',
  'listing_views',
  'listings_to_announce',
  'migrations',
  'newsletter_subscribers',
  'options',
  'passkeys',
  'price_averages',
  'proposed_changes',
  'rate_limits',
  'refused_addresses',
  'refused_requests',
  'recovery_codes',
  'removed_images',
  'report_cases',
  'reports',
  'rollover_drafts',
  'rollovers',
  'search_changes',
  'zone_changes',
  'search_clock',
  'search_demand',
  'season_cleaned_prices',
  'season_cleanings',
  'secrets',
  'share_cards',
  'support_reply_messages',
  'security_events',
  'sessions',
  'site_tallies',
  'system_samples',
  'tallied_listings',
  'worker_heartbeats',
]);
/** Columns of rows that wait to be sent or processed. */
const WAITING = ['held_at', 'lease', 'mailing', 'next_attempt_at', 'send_at'];
/** Pictures are processed on this machine; the calendars of owners are only read. */
const NOT_SENT = ['calendars', 'images', 'proposed_images'];
/** Constraints and indexes are only in migrations (docs/decisions), so only columns are compared. */
const NOT_COLUMNS = /^(ALTER TABLE "\w+" DROP CONSTRAINT|DROP INDEX|ALTER TABLE "\w+" ADD CONSTRAINT "PK_)/;

describe('the schema', () => {
  let empty: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    empty = await createEmptyDatabase();
    await runMigrations(empty.url);
    database = await new DataSource({
      ...dataSourceOptions(empty.url, ENTITIES),
      migrations: MIGRATIONS,
    }).initialize();
  });
  afterAll(async () => {
    await database.destroy();
    await empty.drop();
  });

  const drift = async () =>
    (await database.driver.createSchemaBuilder().log()).upQueries
      .map(({ query }) => query)
      .filter((query) => !NOT_COLUMNS.test(query));

  it.each([
    'Ana@Ejemplo.com',
    ' ana+17@ejemplo.com ',
    'a.n.a+x+y@Gmail.com',
    'a.n.a@googlemail.com',
    'ana.ruiz@ejemplo.com',
    '+solo@ejemplo.com',
    '+so.lo@gmail.com',
    'ana',
    '',
  ])('takes %p for the mailbox that the code takes it for', async (email) => {
    expect(await database.query('SELECT mailbox_of($1)', [email])).toEqual([
      { mailbox_of: mailboxOf(email) },
    ]);
  });

  it('declares every column as personal or not', async () => {
    const rows: { table: string; columns: string[] }[] = await database.query(
      `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY 1`,
    );
    const declared = ({ personal = '', other }: DeclaredTable) =>
      `${personal} ${other}`.split(' ').filter(Boolean).toSorted();
    expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]))).toEqual(
      Object.fromEntries(Object.entries(COLUMNS).map(([table, columns]) => [table, declared(columns)])),
    );
    expect(
      Object.entries(COLUMNS).filter(
        ([, { personal, erasure, kept }]) => Boolean(personal) !== Boolean(erasure ?? kept),
      ),
    ).toEqual([]);
  });

  it('has a holder that empties or deletes the personal columns of every table', async () => {
    const { all } = new Holders(
      new ContactPersonalData({} as Dnis),
      new AuditPersonalData({} as SealedContents),
    );
    const emptied = Object.assign({}, ...all.map(({ empties }) => empties)) as Record<string, object>;
    const declared = Object.entries(COLUMNS).filter(([, { erasure }]) => erasure === 'emptied');
    expect(
      Object.fromEntries(
        Object.entries(emptied).map(([table, columns]) => [table, Object.keys(columns).toSorted()]),
      ),
    ).toEqual(
      Object.fromEntries(declared.map(([table, { personal }]) => [table, personal!.split(' ').toSorted()])),
    );
    const cascades: { table: string; parent: string }[] = await database.query(
      `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS parent FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`,
    );
    const deleted = new Set(all.flatMap(({ deletes = [] }) => deletes));
    for (const before = new Set<string>(); before.size < deleted.size;) {
      for (const table of deleted) before.add(table);
      for (const { table, parent } of cascades) if (deleted.has(parent)) deleted.add(table);
    }
    const missed = Object.entries(COLUMNS).filter(
      ([table, { erasure }]) => erasure === 'deleted' && !deleted.has(table),
    );
    expect(missed.map(([table]) => table)).toEqual([]);
  });

  it('has every column of the entities, of the same type, and no other', async () => {
    expect(await drift()).toEqual([]);
  });

  it.each([
    ['ALTER TABLE listings ADD COLUMN forgotten text', 'ALTER TABLE listings DROP COLUMN forgotten'],
    [
      'ALTER TABLE images ALTER COLUMN width TYPE bigint',
      'ALTER TABLE images ALTER COLUMN width TYPE integer',
    ],
    [
      'ALTER TABLE contacts ALTER COLUMN email DROP NOT NULL',
      'ALTER TABLE contacts ALTER COLUMN email SET NOT NULL',
    ],
    [
      'ALTER TABLE contracts ALTER COLUMN paid DROP DEFAULT',
      'ALTER TABLE contracts ALTER COLUMN paid SET DEFAULT false',
    ],
  ])('is seen to drift after %s', async (change, back) => {
    await database.query(change);
    try {
      expect(await drift()).not.toEqual([]);
    } finally {
      await database.query(back);
    }
  });

  it('has an entity for every table but those that only SQL touches', async () => {
    const rows: { tablename: string }[] = await database.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    const mapped = new Set(database.entityMetadatas.map(({ tableName }) => tableName));
    expect(
      rows.map(({ tablename }) => tablename).filter((table) => !mapped.has(table) && !SQL_ONLY.has(table)),
    ).toEqual([]);
  });

  it('has an owner for every table, and no other table has one', async () => {
    const rows: { tablename: string }[] = await database.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual(Object.keys(COLUMNS).sort());
  });

  it('holds in a copy what waits to be sent, in every table', async () => {
    const rows: { table_name: string }[] = await database.query(
      `SELECT DISTINCT c.table_name FROM information_schema.columns c
       JOIN pg_tables t ON t.schemaname = c.table_schema AND t.tablename = c.table_name
       WHERE c.table_schema = 'public' AND c.column_name = ANY($1)`,
      [WAITING],
    );
    const waiting = rows.map(({ table_name: table }) => table);
    expect(waiting.toSorted()).toEqual([...Object.keys(HELD_IN_A_COPY), ...NOT_SENT].toSorted());
  });

  it('offers views alone, each of one table', async () => {
    const rows: { view: string; tables: string[] }[] = await database.query(
      `SELECT v.viewname AS view, array_agg(DISTINCT u.table_name::text) AS tables
       FROM pg_views v JOIN information_schema.view_table_usage u ON u.view_name = v.viewname
       WHERE v.schemaname = 'public' GROUP BY v.viewname`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ view, tables }) => !view.startsWith(OFFERED) || tables.length !== 1)).toEqual([]);
  });

  it('keeps the type of a column that a view offers', async () => {
    await expect(database.query('ALTER TABLE prices ALTER COLUMN amount TYPE integer')).rejects.toThrow(
      /used by a view/,
    );
  });

  it('brings addresses that earlier versions stored to one form', async () => {
    const names = MIGRATIONS.map(({ name }) => name);
    for (let undone = names.length; undone > names.indexOf('Mailboxes1764100000033'); undone--)
      await database.undoLastMigration({ transaction: 'each' });
    const add = (...emails: string[]) =>
      database.query('INSERT INTO blacklist (email) SELECT unnest($1::text[])', [emails]);
    await add('w@n\u0303u.com.ar', 'x@xn--u-qga.com.ar', 'x@ñu.com.ar', 'a.b@gmail.com');
    await runMigrations(empty.url);
    const rows: { email: string }[] = await database.query('SELECT email FROM blacklist ORDER BY id');
    expect(rows.map(({ email }) => email)).toEqual([
      'w@ñu.com.ar',
      'x@xn--u-qga.com.ar',
      'x@ñu.com.ar',
      'a.b@gmail.com',
    ]);
    await database.query('DELETE FROM blacklist');
  });

  it('reads the phones of forms that earlier versions held', async () => {
    const names = MIGRATIONS.map(({ name }) => name);
    for (let undone = names.length; undone > names.indexOf('HeldPhones1764100000036'); undone--)
      await database.undoLastMigration({ transaction: 'each' });
    const held = heldForm(HELD_FORM_NAMES.inquiry, [
      `${HELD_FIELDS.telefono}: 02291 15-4010`,
      'Mensaje: Hola',
    ]);
    await database.query(
      `INSERT INTO support_messages (full_name, email, message) VALUES ('Eva', '', $1), ('Ana', 'a@x.com', E'Hola\nTeléfono: 4010')`,
      [held],
    );
    await runMigrations(empty.url);
    const rows: { phone: string }[] = await database.query('SELECT phone FROM support_messages ORDER BY id');
    expect(rows.map(({ phone }) => phone)).toEqual(['02291 15-4010', '']);
    await database.query('DELETE FROM support_messages');
  });

  it('goes back to nothing and comes again', async () => {
    for (let undone = 0; undone < MIGRATIONS.length; undone++)
      await database.undoLastMigration({ transaction: 'each' });
    const left = await database.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    expect(left).toEqual([]);
    expect(await runMigrations(empty.url)).toBe(MIGRATIONS.length);
    expect(await drift()).toEqual([]);
  });

  it('takes two processes that migrate at once', async () => {
    const other = await createEmptyDatabase();
    const counts = await Promise.all([runMigrations(other.url), runMigrations(other.url)]);
    await other.drop();
    expect(counts.sort()).toEqual([0, MIGRATIONS.length]);
  });
});
