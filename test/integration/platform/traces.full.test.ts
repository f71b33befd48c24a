import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { rootSpanIdOf, traceIdOf } from '#platform/tracing/trace-ids.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { aPublication } from '../../builders/publication.js';
import { storeMail } from '../../builders/rows.js';
import { inDatabase } from '../../builders/store.js';
import { openFolder, removeFolder } from '../../support/own-servers.js';
import { ServerProcess } from '../../support/server-process.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { TraceCollector, type CollectedSpan } from '../../support/trace-collector.js';

const PAGE_READ = 'GET /api/inmueble/ver/verInmueblesDestacados';

describe('traces', () => {
  let folder: string;
  let database: TestDatabase;
  let sink: SmtpSink;
  let collector: TraceCollector;
  let web: ServerProcess;
  let worker: ServerProcess;

  beforeAll(async () => {
    folder = openFolder('traces');
    [database, sink, collector] = await Promise.all([
      createTestDatabase(),
      SmtpSink.start(),
      TraceCollector.start(),
    ]);
    const env = {
      DATABASE_URL: database.url,
      SMTP_URL: sink.url,
      DATA_DIR: folder,
      SITE_URL: 'http://sitio.test',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    };
    worker = ServerProcess.worker(env);
    web = await ServerProcess.web(env);
  });
  afterAll(async () => {
    await Promise.all([web.stop('SIGKILL'), worker.stop('SIGKILL')]);
    await Promise.all([sink.stop(), collector.stop(), database.drop()]);
    removeFolder(folder);
  });

  const named = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);
  const partsOf = (parent: CollectedSpan | undefined): CollectedSpan[] =>
    collector.spans.filter(
      ({ traceId, parentSpanId }) => traceId === parent?.traceId && parentSpanId === parent?.spanId,
    );
  const attempts = (): CollectedSpan[] =>
    collector.spans.filter(({ name }) => name.startsWith('deliver-mail '));
  /** Both processes send what they have measured every two seconds. */
  const collected = (what: string, holds: () => boolean) => eventually(what, async () => holds());

  it('go from a request through statements and reactions to the mail, and contain nothing about persons', async () => {
    const publication = aPublication();
    const answer = await fetch(`${web.url}${publishListing.path}?visto=${publication.contacto.email}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(publication),
    });
    expect(answer.status).toBe(200);
    // The attempt ends after what it consists of, which may be sent two seconds before it.
    await collected('both mails are in the traces', () => attempts().length === 2);
    await collected('the request is', () => named(`POST ${publishListing.path}`).length === 1);
    const [request] = named(`POST ${publishListing.path}`);
    expect(request).toMatchObject({
      service: 'costa-directa-web',
      attributes: { 'http.route': publishListing.path, 'http.response.status_code': 200 },
    });
    expect(request!.parentSpanId).toBeUndefined();
    const parts = partsOf(request);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']));
    const jobs = parts.filter(({ service }) => service === 'costa-directa-worker');
    expect(jobs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'run-reaction mail-receipt-when-listing-submitted',
        'run-reaction tell-operator-when-listing-submitted',
      ]),
    );
    const mails = jobs.filter(({ name }) => name.startsWith('deliver-mail '));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(partsOf(mail).map(({ name }) => name)).toContain('SMTP');
    expect(await correlationIds()).toEqual([request!.traceId]);
    const { contacto, inmueble } = publication;
    for (const personal of [contacto.email, contacto.dni, contacto.celular, contacto.apellido, 'parrilla'])
      expect([personal, collector.sent.includes(personal)]).toEqual([personal, false]);
    expect(inmueble.observaciones).toContain('parrilla');
  });

  it('of a message that merges requests link to each of them', async () => {
    const [one, other, own] = [randomUUID(), randomUUID(), randomUUID()];
    const merging = {
      template: 'listings-to-review',
      facts: { first: 1, last: 2, count: 2 },
      correlationId: own,
      mergedRequests: [one, other],
    };
    await inDatabase(database.url, (source) => storeMail(source, merging));
    const merged = (): CollectedSpan | undefined => named('deliver-mail listings-to-review')[0];
    await collected('the attempt is in the traces', () => merged() !== undefined);
    expect(merged()).toMatchObject({
      traceId: traceIdOf(own),
      links: [one, other].map((id) => ({ traceId: traceIdOf(id), spanId: rootSpanIdOf(id) })),
    });
    expect(merged()!.parentSpanId).toBeUndefined();
    expect(partsOf(merged()).length).toBeGreaterThan(0);
  });

  it('show what a page asks as parts of the page, under its route', async () => {
    expect((await fetch(`${web.url}/?de=ana@ejemplo.com`)).status).toBe(200);
    await collected(
      'the page is in the traces',
      () => named(PAGE_READ).length > 0 && named('GET /*').length > 0,
    );
    const page = named('GET /*').find((span) => partsOf(span).some(({ name }) => name === PAGE_READ));
    expect(page?.attributes['http.response.status_code']).toBe(200);
    expect(collector.sent).not.toContain('ana@ejemplo.com');
  });

  /** The ids that the ledger shows beside its mails, as traces have them. */
  async function correlationIds(): Promise<string[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `SELECT DISTINCT replace(correlation_id, '-', '') AS id FROM mail_deliveries`,
    );
    await client.end();
    return rows.map(({ id }) => id);
  }
});
