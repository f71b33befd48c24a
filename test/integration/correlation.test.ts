import { listMails, listUnfinished } from '#common/calls/tools.js';
import type { MailLedgerAnswer } from '#common/wire/tools.js';
import type { UnfinishedAnswer } from '#common/wire/unfinished.js';
import { aPublication } from '../builders/publication.js';
import { publish } from '../builders/desk.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { eventually, TestApp } from '../support/test-app.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ worker: true, smtpUrl: sink.url });
    operator = await app.signIn();
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await sink.stop();
  }, 30_000);

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
});
