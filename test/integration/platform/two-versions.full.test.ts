import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import {
  discardUnfinished,
  listUnfinished,
  type UnfinishedAnswer,
} from '#common/operations/unfinished-calls.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { MIGRATIONS } from '../../../migrations/index.js';
import { ENTITIES } from '../../../backend/src/processes/areas.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { storeMail } from '../../builders/rows.js';
import { storeEvents, storeReactions } from '../../builders/work.js';
import { breaksOf, readShape } from '../../support/schema-changes.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/test-database.js';

/** The last migration of the first release; nothing runs on an earlier schema. */
const FIRST_RELEASE = 'Stats1764100000012';
/** Objects that the second phase of a change removes, with the version that stopped using them. */
const SECOND_PHASES: Readonly<Record<string, string>> = {};

describe('the schema of the next version', () => {
  let empty: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    empty = await createEmptyDatabase();
    database = await new DataSource({ ...dataSourceOptions(empty.url, ENTITIES), extra: {} }).initialize();
  });
  afterAll(async () => {
    await database.destroy();
    await empty.drop();
  });

  it('is one with which the version before still works: each migration only adds', async () => {
    const runner = database.createQueryRunner();
    const breaks: Record<string, string[]> = {};
    let isBound = false;
    for (const Migration of MIGRATIONS) {
      const migration = new Migration();
      const before = await readShape(database);
      await migration.up(runner);
      if (isBound && !SECOND_PHASES[migration.name]) {
        const found = breaksOf(before, await readShape(database));
        if (found.length > 0) breaks[migration.name] = found;
      }
      isBound ||= migration.name === FIRST_RELEASE;
    }
    await runner.release();
    expect(isBound).toBe(true);
    expect(breaks).toEqual({});
  });

  it.each([
    ['ALTER TABLE listings DROP COLUMN notes', 'listings.notes is gone'],
    ['ALTER TABLE contacts RENAME COLUMN dni TO documento', 'contacts.dni is gone'],
    [
      'ALTER TABLE secrets ALTER COLUMN name TYPE varchar(20)',
      'secrets.name was text and is character varying(20)',
    ],
    [
      'ALTER TABLE listings ADD COLUMN wanted text NOT NULL',
      'listings.wanted is required and has no default',
    ],
    ['ALTER TABLE images ADD CHECK (position < 5)', 'images newly demands CHECK (("position" < 5))'],
    [
      'CREATE UNIQUE INDEX ON contacts (mobile)',
      'contacts newly demands UNIQUE ON public.contacts USING btree (mobile)',
    ],
    ['DROP FUNCTION mailbox_of CASCADE', 'the function mailbox_of(text) is gone'],
  ])('is refused if it does %s', async (statement, found) => {
    await withChange(statement, (breaks) => expect(breaks).toContain(found));
  });

  it.each([
    'ALTER TABLE listings ADD COLUMN wanted text',
    `ALTER TABLE listings ADD COLUMN wanted text NOT NULL DEFAULT '' CHECK (length(wanted) < 9)`,
    'CREATE TABLE visits (id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listings)',
    'CREATE INDEX ON contacts (town)',
  ])('may do %s', async (statement) => {
    await withChange(statement, (breaks) => expect(breaks).toEqual([]));
  });

  async function withChange(statement: string, check: (breaks: string[]) => void): Promise<void> {
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    try {
      const before = await readShape(runner);
      await runner.query(statement);
      check(breaksOf(before, await readShape(runner)));
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }
});

/** Additions of a next version, whose migration runs before this version's processes are replaced. */
const NEXT_SCHEMA = [
  'ALTER TABLE listings ADD COLUMN energy_label text',
  `ALTER TABLE contacts ADD COLUMN language text NOT NULL DEFAULT 'es' CHECK (language IN ('es', 'pt'))`,
  'ALTER TABLE search ADD COLUMN energy_label text',
  'ALTER TABLE outbox ADD COLUMN trace jsonb',
  `ALTER TABLE mail_deliveries ADD COLUMN channel text NOT NULL DEFAULT 'mail'`,
  'CREATE TABLE visits (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, listing_id int NOT NULL REFERENCES listings ON DELETE CASCADE)',
  'CREATE TRIGGER visits_content AFTER INSERT OR UPDATE OR DELETE ON visits FOR EACH STATEMENT EXECUTE FUNCTION content_changed()',
  `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Visits9999999999999')`,
];

/** A worker takes only events that it knows; it knows those that it imports. */
it('the reactions of the worker import the events of every area', () => {
  const backend = path.resolve('backend/src');
  const files = readdirSync(backend, { recursive: true, encoding: 'utf8' });
  const reactions = files
    .filter((name) => /-when-[\w-]+(?<!\.test)\.ts$/.test(name))
    .map((name) => [name, readFileSync(path.join(backend, name), 'utf8')] as const);
  const declarations = files.filter((name) => path.basename(name) === 'events.ts');
  expect(declarations.length).toBeGreaterThan(4);
  const imported = reactions.flatMap(([name, text]) =>
    [...text.matchAll(/'(\.[^']+events)\.js'/g)].map(([, file]) =>
      path.join(path.dirname(name), `${file}.ts`),
    ),
  );
  expect(declarations.filter((file) => !imported.includes(file))).toEqual([]);
});

describe('this version beside the next one, on its schema', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    sink = await SmtpSink.start();
    const database = await createTestDatabase();
    const next = await new DataSource(dataSourceOptions(database.ownerUrl, [])).initialize();
    for (const statement of NEXT_SCHEMA) await next.query(statement);
    await next.destroy();
    app = await TestApp.start({ worker: true, smtpUrl: sink.url, database });
    operator = await app.signIn();
  });
  afterAll(async () => {
    await app.stop();
    await sink.stop();
  });

  it('serves and works: a notice is published, approved, mailed and found', async () => {
    expect((await app.get('/api/health/ready')).statusCode).toBe(200);
    const publication = aPublication();
    const code = await approve(app, await publish(app, publication), { operator });
    const mails = await sink.waitFor(publication.contacto.email, { count: 2 });
    expect(mails.some(({ text }) => text.includes(code))).toBe(true);
    await eventually('the sheet is public', async () => {
      const sheet = await app.get(`${listingByCode.path}?codigo=${code}`);
      return sheet.statusCode === 200;
    });
  });

  it('leaves to the next version what only that knows', async () => {
    await storeEvents(app, { event: 'visit.agreed' });
    const [known] = await app.sql<{ id: string }>(
      `SELECT id FROM outbox WHERE event = 'listing.approved' LIMIT 1`,
    );
    await storeReactions(app, { eventId: Number(known!.id), reaction: 'agree-a-visit' });
    await storeMail(app, { dedupeKey: 'visit:1', template: 'visit-agreed' });
    await app.sql(`SELECT pg_notify('outbox', ''), pg_notify('mail', '')`);
    await eventually('the worker has tried what it does not know', async () => {
      const tried = await app.count('inbox', `reaction = 'agree-a-visit' AND attempts > 0`);
      return tried + (await app.count('mail_deliveries', `dedupe_key = 'visit:1' AND attempts > 0`)) === 2;
    });
    const publication = aPublication();
    await publish(app, publication);
    await sink.waitFor(publication.contacto.email, { count: 1 });
    expect(await app.count('outbox', `event = 'visit.agreed' AND relayed_at IS NULL`)).toBe(1);
    expect(await app.count('inbox', `reaction = 'agree-a-visit' AND done_at IS NULL`)).toBe(1);
    expect(await app.count('mail_deliveries', `dedupe_key = 'visit:1' AND state = 'queued'`)).toBe(1);
  });

  it('shows an event that nobody takes, and discards it if the operator says so', async () => {
    await app.sql(`UPDATE outbox SET occurred_at = now() - interval '1 hour' WHERE event = 'visit.agreed'`);
    const { trabajos } = (await app.get(listUnfinished.path, operator)).json() as UnfinishedAnswer;
    const untold = trabajos.find(({ nombre }) => nombre === 'visit.agreed');
    expect(untold).toMatchObject({ tipo: 'evento', estado: 'reintentando' });
    const answer = await app.post(discardUnfinished.path, { clave: untold!.clave }, operator);
    expect(answer.statusCode).toBe(200);
    expect(await app.count('outbox', 'relayed_at IS NULL')).toBe(0);
  });
});
