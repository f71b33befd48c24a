import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import {
  listMails,
  type LedgerMailWire,
  type MailLedgerAnswer,
} from '#common/operations/mail-ledger-calls.js';
import { listUnfinished, type UnfinishedAnswer } from '#common/operations/unfinished-calls.js';
import { SendAlertDigests } from '../../../backend/src/inquiries/alerts/telling/send-alert-digests.js';
import { MailDigests } from '../../../backend/src/inquiries/sending/mail-digests.js';
import { AnnounceListings } from '../../../backend/src/listings/submission/announce-listings.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { storeListingsToAnnounce } from '../../builders/work.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const VISITOR = 'luz@ejemplo.com';
/** Single messages to an owner in a day, and to the operator in an hour; further ones are merged. */
const SINGLE_INQUIRIES = 40;
const SINGLE_NOTICES = 10;

describe('a message that merges several requests', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, outbox, inbox, alerts, alert_matches, rate_limits');
  });

  const found = async (search: string): Promise<LedgerMailWire[]> => {
    const answer = await app.get(`${listMails.path}?buscar=${encodeURIComponent(search)}`, operator);
    return (answer.json() as MailLedgerAnswer).envios;
  };
  const unfinished = async (): Promise<UnfinishedAnswer['trabajos']> =>
    ((await app.get(listUnfinished.path, operator)).json() as UnfinishedAnswer).trabajos;
  /** Ids of the requests that recorded an event, in the order of the events. */
  const requestsOf = async (event: string): Promise<string[]> => {
    const rows = await app.sql<{ request: string }>(
      'SELECT correlation_id AS request FROM outbox WHERE event = $1 ORDER BY id',
      [event],
    );
    return rows.map(({ request }) => request);
  };

  /** The ledger finds the message by each of the requests, and by its own id, which none of them has. */
  async function expectMerged(template: string, requests: readonly string[]): Promise<void> {
    for (const request of requests) {
      const mail = (await found(request)).find(({ tipo }) => tipo === template);
      expect(mail?.pedidosReunidos.toSorted()).toEqual(requests.toSorted());
      expect(mail!.pedido).toMatch(UUID);
      expect(requests).not.toContain(mail!.pedido);
      expect(await found(mail!.pedido!)).toEqual([mail]);
    }
  }

  async function inquire(idInmueble: number, count: number): Promise<void> {
    for (let number = 1; number <= count; number++) {
      const payload = {
        inmuebleId: idInmueble,
        nombreCompleto: 'Luz',
        mensaje: `Pregunta ${number}.`,
        tipoConsulta: 'email',
        email: `persona${number}@ejemplo.com`,
      };
      const remoteAddress = `203.0.113.${1 + (number % 3)}`;
      const answer = await app.request({ method: 'POST', url: createInquiry.path, payload, remoteAddress });
      expect([number, answer.statusCode]).toEqual([number, 200]);
    }
  }

  async function publishMoreThanSingle(more: number): Promise<void> {
    for (let number = 1; number <= SINGLE_NOTICES; number++) await publish(app);
    await app.settle();
    for (let number = 1; number <= more; number++) await publish(app);
    await app.settle();
  }

  it('to an owner is found by each of its inquiries, also while they wait', async () => {
    const listing = await publish(app);
    await approve(app, listing, { operator });
    await inquire(listing, SINGLE_INQUIRIES + 3);
    await app.settle();
    const requests = (await requestsOf('inquiry.created')).slice(SINGLE_INQUIRIES);
    expect(new Set(requests).size).toBe(3);
    await app.sql(`UPDATE inquiries_to_digest SET waiting_since = now() - interval '3 hours'`);
    const [waiting, ...others] = await unfinished();
    expect([waiting!.clave, waiting!.pedido, others]).toEqual([`resumen-${listing}`, null, []]);
    expect(waiting!.pedidosReunidos.toSorted()).toEqual(requests.toSorted());
    sink.behave('refuse');
    await app.worker!.get(MailDigests).handle();
    await app.settle();
    await expectMerged('inquiry-digest', requests);
    const [failed] = await unfinished();
    expect(failed).toMatchObject({ nombre: 'inquiry-digest', estado: 'fallido' });
    expect(failed!.pedidosReunidos.toSorted()).toEqual(requests.toSorted());
    sink.behave('accept');
  });

  it('to the operator is found by each of its publications', async () => {
    await publishMoreThanSingle(2);
    await app.worker!.get(AnnounceListings).handle();
    await app.settle();
    const publications = (await requestsOf('listing.submitted')).slice(SINGLE_NOTICES);
    expect(publications).toHaveLength(2);
    await expectMerged('listings-to-review', publications);
  });

  it('to a visitor is found by each of the requests by which its homes were found', async () => {
    const wanted = {
      email: VISITOR,
      busqueda: '/resultado-busqueda/Alquiler/Miramar/Casa',
      frecuencia: 'diaria',
    };
    expect((await app.post(requestAlert.path, wanted)).statusCode).toBe(200);
    const [asked] = await sink.waitFor(VISITOR);
    const [path] = /\/avisame\/confirmar\?token=[\w.-]+/.exec(asked!.text)!;
    expect((await app.request({ method: 'POST', url: path })).statusCode).toBe(200);
    for (let number = 1; number <= 2; number++) await approve(app, await publish(app), { operator });
    await app.settle();
    await app.worker!.get(SendAlertDigests, { strict: false }).handle();
    await app.settle();
    const approvals = await requestsOf('listing.approved');
    expect(approvals).toHaveLength(2);
    await expectMerged('alert', approvals);
  });

  it('has the id of its request if it has only one, and none for requests of which none is known', async () => {
    await publishMoreThanSingle(1);
    await app.worker!.get(AnnounceListings).handle();
    const [request] = (await requestsOf('listing.submitted')).slice(SINGLE_NOTICES);
    const [mail] = (await found(request!)).filter(({ tipo }) => tipo === 'listings-to-review');
    expect([mail!.pedido, mail!.pedidosReunidos]).toEqual([request, []]);
    // A row as the version before recorded it.
    const [newest] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
    await storeListingsToAnnounce(app, newest!.id);
    await app.sql('DELETE FROM mail_deliveries');
    await app.worker!.get(AnnounceListings).handle();
    const [old] = await app.sql('SELECT correlation_id, merged_requests FROM mail_deliveries');
    expect(old).toEqual({ correlation_id: null, merged_requests: null });
  });
});
