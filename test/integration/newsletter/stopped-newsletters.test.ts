import {
  newsletterProgress,
  resumeNewsletter,
  sendNewsletter,
  stopNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { startMailed } from '../../builders/mailed-app.js';
import { storeBlacklist, storeContacts, storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

describe('a newsletter that is taken back', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let serial = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed({}));
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('newsletters, mail_deliveries, mail_suppressions, blacklist');
    sink.reset();
  });

  const send = async (fields: object): Promise<number> => {
    const contactosIds = await storeContacts(
      app,
      ...['a', 'b', 'c'].map((name) => ({ email: `${name}@x.com` })),
    );
    const body = {
      asunto: `Temporada ${(serial += 1)}`,
      mensaje: 'Ya abrió.',
      contactosIds,
      sinEspera: true,
      ...fields,
    };
    return (await app.post(sendNewsletter.path, body, operator)).json().idEnvio;
  };
  const stop = (idEnvio: number) => app.post(stopNewsletter.path, { idEnvio }, operator);
  const resume = (idEnvio: number) => app.post(resumeNewsletter.path, { idEnvio }, operator);
  const progress = async (id: number) =>
    (await app.get(`${newsletterProgress.path}?id=${id}`, operator)).json();
  const states = async () =>
    (
      await app.sql<{ state: string; count: number }>(
        'SELECT state, count(*)::int AS count FROM mail_deliveries GROUP BY state ORDER BY state',
      )
    ).map(({ state, count }) => [state, count]);
  const countOf = (state: string) => app.count('mail_deliveries', `state = '${state}'`);
  const latest = async (): Promise<AuditEntryWire> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json().cambios[0];

  it('waits first, and says how many had left when the others are cancelled', async () => {
    const id = await send({ conDeshacer: true });
    expect(await states()).toEqual([['queued', 3]]);
    await app.releaseMail('b@x.com');
    await eventually('the first is sent', async () => (await countOf('sent')) === 1);
    const stopped = await stop(id);
    expect([stopped.statusCode, stopped.json().message]).toEqual([200, MAILING_MESSAGES.stopped(2, 1)]);
    expect(await states()).toEqual([
      ['sent', 1],
      ['skipped', 2],
    ]);
    expect(await latest()).toMatchObject({ accion: 'newsletter.stop', despues: { cancelled: 2, left: 1 } });
    const again = await stop(id);
    expect([again.statusCode, again.json().error]).toEqual([409, MAILING_MESSAGES.noneWaits]);
    expect((await stop(999_999)).statusCode).toBe(404);
  });

  it('is taken back from the audit trail, once', async () => {
    await send({ conDeshacer: true });
    const sent = await latest();
    expect(sent).toMatchObject({ accion: 'newsletter.send', noSeDeshace: null });
    const undo = () => app.post(undoChange.path, { idCambio: sent.id }, operator);
    expect((await undo()).json()).toEqual({ success: true, message: MAILING_MESSAGES.stopped(3, 0) });
    expect(await states()).toEqual([['skipped', 3]]);
    expect((await undo()).statusCode).toBe(409);
  });

  it('is resumed for those who did not get it, once, but not for those who left or were blacklisted since', async () => {
    const id = await send({ conDeshacer: true });
    await app.releaseMail('b@x.com');
    await eventually('the first is sent', async () => (await countOf('sent')) === 1);
    expect((await resume(id)).json().error).toBe(MAILING_MESSAGES.noneCancelled);
    await stop(id);
    expect(await progress(id)).toMatchObject({ omitidos: 2, cancelados: 2 });
    await storeBlacklist(app, 'a@x.com');

    const resumed = await resume(id);
    expect([resumed.statusCode, resumed.json().message]).toEqual([200, MAILING_MESSAGES.resumed(2)]);
    await eventually(
      'the rest is sent',
      async () => (await countOf('queued')) + (await countOf('sending')) === 0,
    );
    expect(['a@x.com', 'b@x.com', 'c@x.com'].map((email) => sink.sentTo(email).length)).toEqual([0, 1, 1]);
    expect(await progress(id)).toMatchObject({ sent: 2, omitidos: 1, cancelados: 0 });
    expect(await latest()).toMatchObject({ accion: 'newsletter.resume', despues: { messages: 2 } });
    expect((await resume(id)).statusCode).toBe(409);
    expect((await resume(999_999)).statusCode).toBe(404);
  });

  it('is not sent after all to an address that has left and that is no longer the owner’s', async () => {
    const id = await send({ conDeshacer: true });
    await stop(id);
    await storeSuppressions(app, 'a@x.com');
    await app.sql(`UPDATE contacts SET email = 'otra@x.com' WHERE email = 'a@x.com'`);
    expect((await resume(id)).statusCode).toBe(200);
    await eventually('no message waits', async () => (await progress(id)).restantes === 0);
    expect(sink.messages.map(({ recipients }) => recipients[0]).sort()).toEqual(['b@x.com', 'c@x.com']);
  });

  it('is resumed from the audit trail, stopped again, and not resumed after thirty days', async () => {
    const id = await send({ conDeshacer: true });
    await stop(id);
    const stopped = await latest();
    expect(stopped).toMatchObject({ accion: 'newsletter.stop', noSeDeshace: null });
    const undo = (idCambio: number) => app.post(undoChange.path, { idCambio }, operator);
    sink.behave('later');
    expect((await undo(stopped.id)).json().message).toBe(MAILING_MESSAGES.resumed(3));
    await eventually(
      'all were tried',
      async () => (await app.count('mail_deliveries', `state = 'queued' AND attempts > 0`)) === 3,
    );
    expect((await undo((await latest()).id)).json().message).toBe(MAILING_MESSAGES.stopped(3, 0));
    sink.behave('accept');
    await app.sql(`UPDATE mail_deliveries SET cancelled_at = now() - interval '31 days'`);
    expect(await progress(id)).toMatchObject({ omitidos: 3, cancelados: 0 });
    expect((await resume(id)).statusCode).toBe(409);
    expect(sink.messages).toEqual([]);
  });

  it('leaves at once without the wish to take it back, and cannot be then', async () => {
    const id = await send({});
    await eventually('all are sent', async () => (await countOf('sent')) === 3);
    expect((await stop(id)).statusCode).toBe(409);
  });
});
