import { PUBLICATION_FIELDS } from '#common/listings/publication/publication-fields.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import type { OperationName } from '#common/kernel/operations.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import { AnnounceListings } from '../../../backend/src/listings/submission/announce-listings.js';
import { aPublication } from '../../builders/publication.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

const PATH = '/api/inmueble/crear/crearInmueble';
const SENDERS = 8;
const OPERATIONS: OperationName[] = ['alquiler', 'venta'];

/** Valid for any type. */
function aNotice(operation: OperationName, type: number): PublicationRequest {
  const form = aPublication();
  Object.assign(form.inmueble, { tipoOperacion: operation, tipoVivienda: type, nombreNegocio: 'Sol y Mar' });
  if (operation === 'venta') {
    Object.assign(form.inmueble, {
      preciosAlquiler: [],
      preciosVenta: { precioVenta: 85_000, monedaVenta: 'USD' },
    });
    form.contrato = { tipoOperacion: 'venta', tipoContratoAlquiler: '', tipoContratoVenta: 'venfotos' };
  }
  return form;
}

/** The notice with each required field of its operation and type emptied in turn. */
function faultyOnes(operation: OperationName, type: number): { form: PublicationRequest; field: string }[] {
  const model = aNotice(operation, type);
  return PUBLICATION_FIELDS.filter(({ required }) => required(model)).map(({ field }) => {
    const form = structuredClone(model) as unknown as Record<string, Record<string, unknown>>;
    const [part, name] = field.split('.') as [string, string];
    form[part]![name] = '';
    return { form: form as unknown as PublicationRequest, field };
  });
}

/** Runs over all items with limited concurrency. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const sender = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
}

describe('several hundred publications at once', () => {
  let app: TestApp;
  let mail: SmtpSink;

  beforeAll(async () => {
    mail = await SmtpSink.start();
    app = await TestApp.start({ worker: true, mailServer: mail });
  });
  afterAll(() => app.stop());

  const every = OPERATIONS.flatMap((operation) => PROPERTY_TYPES.map(({ id }) => ({ operation, id })));
  const counts = async () => ({
    listings: await app.count('listings'),
    contracts: await app.count('contracts'),
    events: await app.count('outbox', `event = 'listing.submitted'`),
    codes: await app.count('listings', 'code IS NOT NULL'),
  });

  /** Number of listings in the messages; the schedule can divide the merged ones among two messages. */
  const told = async () => {
    const [row] = await app.sql(
      `SELECT count(*) FILTER (WHERE template = 'listing-received')::int AS owners,
              count(*) FILTER (WHERE template = 'listing-to-review')::int AS singly,
              (sum((facts->>'count')::int) FILTER (WHERE template = 'listings-to-review'))::int AS merged
       FROM mail_deliveries WHERE state = 'sent'`,
    );
    return row;
  };

  it('stores each valid publication once although it is sent twice, tells each owner once and the operator of most in one message, and assigns no code', async () => {
    const good = every.flatMap(({ operation, id }) =>
      Array.from({ length: 5 }, () => aNotice(operation, id)),
    );
    await inParallel(good, async (form) => {
      const answers = await Promise.all([app.post(PATH, form), app.post(PATH, form)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    });
    const stored = { listings: good.length, contracts: good.length, events: good.length, codes: 0 };
    expect(await counts()).toEqual(stored);
    await app.settle();
    await app.worker!.get(AnnounceListings).handle();
    await eventually(
      'all messages are sent',
      async () => (await app.count('mail_deliveries', `state <> 'sent'`)) === 0,
    );
    for (const { contacto } of good) expect(mail.sentTo(contacto.email)).toHaveLength(1);
    expect(await told()).toEqual({ owners: good.length, singly: 10, merged: good.length - 10 });
    expect(mail.messages.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^\d+ avisos para revisar$/),
    );
  });

  it('refuses each one with an empty field that its type asks for, naming it, and stores nothing', async () => {
    const before = await counts();
    const faulty = every.flatMap(({ operation, id }) => faultyOnes(operation, id));
    expect(faulty.length).toBeGreaterThan(300);
    await inParallel(faulty, async ({ form, field }) => {
      const answer = await app.post(PATH, form);
      expect([answer.statusCode, Object.keys(answer.json().errores)]).toEqual([
        400,
        expect.arrayContaining([field]),
      ]);
    });
    expect(await counts()).toEqual(before);
  });
});
