import { uploadPendingPhotos } from '#common/listings/photos/photo-calls.js';
import {
  listMails,
  mailsOfListing,
  type ListingMailsAnswer,
  type MailLedgerAnswer,
} from '#common/operations/mail-ledger-calls.js';
import { listUnfinished, type UnfinishedAnswer } from '#common/operations/unfinished-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { storeEvents } from '../../builders/work.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { multipart } from '../../support/pictures.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const mails = async (search: string): Promise<MailLedgerAnswer['envios']> => {
    const answer = await app.get(`${listMails.path}?buscar=${encodeURIComponent(search)}`, operator);
    return (answer.json() as MailLedgerAnswer).envios;
  };

  it('goes from the request through its event and the reaction to the message, and finds all of them', async () => {
    const [one, other] = [aPublication(), aPublication()];
    await Promise.all([publish(app, one), publish(app, other)]);
    await app.settle();
    const events = await app.sql<{ correlation_id: string }>(
      `SELECT correlation_id FROM outbox WHERE event = 'listing.submitted'`,
    );
    expect(new Set(events.map(({ correlation_id: id }) => id)).size).toBe(2);
    const [receipt] = await mails(one.contacto.email);
    expect(receipt!.pedido).toMatch(UUID);
    expect(events.map(({ correlation_id: id }) => id)).toContain(receipt!.pedido);
    const [others] = await mails(other.contacto.email);
    expect(others!.pedido).not.toBe(receipt!.pedido);
    const found = await mails(receipt!.pedido!.toUpperCase());
    expect(found.map(({ idEnvio }) => idEnvio)).toContain(receipt!.idEnvio);
    expect(new Set(found.map(({ pedido }) => pedido))).toEqual(new Set([receipt!.pedido]));
  });

  it('is shown where the message could not be sent', async () => {
    sink.behave('refuse');
    const publication = aPublication();
    await publish(app, publication);
    await eventually('it has failed', async () =>
      (await mails(publication.contacto.email)).some(({ estado }) => estado === 'fallida'),
    );
    const [mail] = await mails(publication.contacto.email);
    const { trabajos } = (await app.get(listUnfinished.path, operator)).json() as UnfinishedAnswer;
    expect(mail!.pedido).toMatch(UUID);
    expect(trabajos.find(({ clave }) => clave === `correo-${mail!.idEnvio}`)?.pedido).toBe(mail!.pedido);
  });

  it('goes on to the photos that the request uploads, also where they fail', async () => {
    const desk = await PhotoDesk.open(app);
    const uploaded = async (id: string, name: string): Promise<void> => {
      const form = await multipart({ idInmueble: desk.listingId }, [{ name, content: desk.picture }]);
      const answer = await app.request({
        method: 'POST',
        url: uploadPendingPhotos.path,
        payload: form.payload,
        headers: { ...desk.operator, ...form.headers },
      });
      expect([id, answer.statusCode]).toEqual([id, 200]);
    };
    await uploaded('one', 'frente.jpg');
    await uploaded('other', 'patio.jpg');
    await desk.allReady();
    const photos = await app.sql<{ correlation_id: string }>('SELECT correlation_id FROM images ORDER BY id');
    const ids = photos.map(({ correlation_id: id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(UUID);
    const events = await app.sql<{ correlation_id: string }>(
      `SELECT correlation_id FROM outbox WHERE event = 'photo.ready' ORDER BY (payload->>'imageId')::int`,
    );
    expect(events.map(({ correlation_id: id }) => id)).toEqual(ids);
    await app.sql(`UPDATE images SET status = 'failed', last_error = 'Error: x' WHERE correlation_id = $1`, [
      ids[1],
    ]);
    const { trabajos } = (await app.get(listUnfinished.path, desk.operator)).json() as UnfinishedAnswer;
    expect(trabajos.filter(({ tipo }) => tipo === 'foto').map(({ pedido }) => pedido)).toEqual([ids[1]]);
  });
});

describe('the messages of a notice', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    // No mail server listens there.
    app = await TestApp.start({ worker: true, smtpUrl: 'smtp://127.0.0.1:9' });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const messages = async (listingId: number): Promise<ListingMailsAnswer> =>
    (await app.get(`${mailsOfListing.path}?idInmueble=${listingId}`, operator)).json();

  it('tell why the code did not arrive, and with which request it was decided', async () => {
    const listingId = await publish(app, aPublication());
    const otherId = await publish(app, aPublication());
    await approve(app, listingId, { operator });
    await eventually('the code was tried', async () =>
      (await messages(listingId)).envios.some(
        ({ tipo, intentos }) => tipo === 'listing-approved' && intentos > 0,
      ),
    );
    const { envios } = await messages(listingId);
    const code = envios.find(({ tipo }) => tipo === 'listing-approved');
    expect(code).toMatchObject({ estado: 'en_cola', codigo: expect.stringMatching(/^(ALQ|VEN)-/) });
    expect(code!.error).toMatch(/ECONNREFUSED|ESOCKET/);
    expect(code!.pedido).toMatch(UUID);
    expect(code!.proximoIntento).not.toBeNull();
    const others = (await messages(otherId)).envios;
    expect(others.map(({ tipo }) => tipo)).not.toContain('listing-approved');
  });

  it('tell what has to be done before the message is written', async () => {
    const listingId = await publish(app, aPublication());
    await app.settle();
    expect((await messages(listingId)).esperan).toEqual([]);
    await storeEvents(app, { event: 'listing.approved', payload: { listingId }, heldAt: new Date() });
    expect((await messages(listingId)).esperan).toMatchObject([
      { tipo: 'evento', nombre: 'listing.approved', estado: 'retenido', idInmueble: listingId },
    ]);
  });
});
