import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const REJECT = '/api/inmueble/delete/rechazarInmueblePendiente';
const RESTORE = '/api/inmueble/delete/restaurarInmueble';
const REASON = 'El precio de enero no puede ser.\nRevisalo, por favor.';

describe('rejecting with a reason', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  const reject = (idInmueble: number, more: object = { motivo: REASON, avisar: true }) =>
    app.post(REJECT, { idInmueble, ...more }, operator);

  const detailOf = async (id: number) =>
    (await app.get(`/api/inmueble/ver/verInmuebleBaja?id=${id}`, operator)).json().inmueble;

  /** Messages of rejections: their state, and the seconds until the first attempt. */
  const mailsOf = (id: number) =>
    app.sql<{ state: string; wait: number }>(
      `SELECT state, round(extract(epoch FROM send_after - created_at))::int AS wait FROM mail_deliveries
       WHERE template = 'listing-rejected' AND (facts->>'listingId')::int = $1 ORDER BY id`,
      [id],
    );

  /** Ends the wait of all messages. */
  const passTheWait = () => app.sql(`UPDATE mail_deliveries SET send_after = now() WHERE send_after > now()`);

  it('keeps the reason in the list, the detail and the history', async () => {
    const id = await publish(app);
    expect((await reject(id, { motivo: ` ${REASON} ` })).json().message).toBe(
      'Inmueble rechazado y movido al inicio',
    );
    expect(await detailOf(id)).toMatchObject({ motivoRechazo: REASON, rechazoAvisado: false });
    const list: AdminListingRow[] = (await app.get('/api/inmueble/obtener/verBajas', operator)).json();
    expect(list.find(({ idInmuebles }) => idInmuebles === id)?.motivoRechazo).toBe(REASON);
    const { cambios } = (await app.get(`/api/auditoria/verAuditoria?idInmueble=${id}`, operator)).json();
    expect(cambios[0]).toMatchObject({
      accion: 'listing.reject',
      despues: { status: 'rejected', reason: REASON },
    });
    expect(await mailsOf(id)).toEqual([]);
  });

  it('is the reason of the last time, and of a rejected notice alone', async () => {
    const id = await publish(app);
    await reject(id, { motivo: 'Primero.' });
    await app.post(RESTORE, { idInmueble: id }, operator);
    const pending = await app.get(`/api/inmueble/ver/verInmueblePendiente?id=${id}`, operator);
    expect(pending.json().inmueble.motivoRechazo).toBeNull();
    await reject(id, {});
    expect((await detailOf(id)).motivoRechazo).toBeNull();
  });

  it('tells nothing to an owner on the blacklist, in any spelling of the address', async () => {
    const publication = aPublication();
    const id = await publish(app, publication);
    const email = publication.contacto.email.toUpperCase();
    await app.post('/api/blacklist/agregarBlacklist', { email, descripcion: 'Molesta' }, operator);
    await reject(id);
    expect(await mailsOf(id)).toEqual([]);
    expect(await detailOf(id)).toMatchObject({ motivoRechazo: REASON, rechazoAvisado: false });
  });

  it('mails the reason after a wait, to an unconfirmed address without anything that was typed', async () => {
    const publication = aPublication();
    Object.assign(publication.contacto, { nombre: 'Zulemaria', apellido: 'Quintanares' });
    const id = await publish(app, publication);
    await sink.waitFor(publication.contacto.email);
    await reject(id);
    expect(await mailsOf(id)).toEqual([{ state: 'queued', wait: 10 }]);
    expect(await detailOf(id)).toMatchObject({ rechazoAvisado: true });
    await passTheWait();
    const [, message] = await sink.waitFor(publication.contacto.email, { count: 2 });
    expect(message!.text).toContain('El precio de enero no puede ser.');
    expect(message!.text).toContain('http://sitio.test/confirmar-email?token=');
    for (const typed of ['Zulemaria', 'Quintanares'])
      expect([typed, JSON.stringify(message).includes(typed)]).toEqual([typed, false]);
  });

  it('greets a confirmed owner by name', async () => {
    const publication = aPublication();
    const id = await publish(app, publication);
    await sink.waitFor(publication.contacto.email);
    await app.sql('UPDATE contacts SET confirmed_at = now() WHERE email = $1', [publication.contacto.email]);
    await reject(id);
    await passTheWait();
    const messages = await sink.waitFor(publication.contacto.email, { count: 2 });
    expect(messages[1]!.text).toContain('Hola, Ana: revisamos tu aviso');
  });

  it('does not tell the owner of a rejection that was undone or repeated', async () => {
    const publication = aPublication();
    const id = await publish(app, publication);
    await reject(id);
    expect((await app.post(RESTORE, { idInmueble: id }, operator)).statusCode).toBe(200);
    await reject(id, { motivo: 'El segundo motivo.', avisar: true });
    await passTheWait();
    await eventually('both are settled', async () =>
      (await mailsOf(id)).every(({ state }) => state !== 'queued' && state !== 'sending'),
    );
    expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['skipped', 'sent']);
    const messages = await sink.waitFor(publication.contacto.email, { count: 2 });
    expect(messages.map(({ text }) => text).join()).not.toContain('enero no puede ser');
  });

  it('does not tell an owner who was put on the blacklist before the mail left', async () => {
    const publication = aPublication();
    const { email } = publication.contacto;
    const id = await publish(app, publication);
    await reject(id);
    await app.post(
      '/api/blacklist/agregarBlacklist',
      { email: email.toUpperCase(), descripcion: '' },
      operator,
    );
    await passTheWait();
    await eventually('it is settled', async () => (await mailsOf(id))[0]?.state === 'skipped');
    expect(
      sink
        .sentTo(email)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('enero no puede ser');
    expect(await detailOf(id)).toMatchObject({ motivoRechazo: REASON, rechazoAvisado: false });
  });

  it.each([
    [{ avisar: true }, 400],
    [{ motivo: '  ', avisar: true }, 400],
    [{ motivo: 'x'.repeat(1_001) }, 400],
    [{ motivo: 'Sí.', avisar: 'quizás' }, 400],
    [{ motivo: 'x'.repeat(1_000), avisar: false }, 200],
  ])('answers %j with %i', async (more, status) => {
    const id = await publish(app);
    expect((await reject(id, more)).statusCode).toBe(status);
    expect(await app.count('listings', `id = ${id} AND status = 'rejected'`)).toBe(status === 200 ? 1 : 0);
  });

  it('tells in the detail whether the owner is on the blacklist', async () => {
    const publication = aPublication();
    const id = await publish(app, publication);
    await reject(id, {});
    expect((await detailOf(id)).enBlacklist).toBe(false);
    await app.post(
      '/api/blacklist/agregarBlacklist',
      { email: publication.contacto.email, descripcion: '' },
      operator,
    );
    expect((await detailOf(id)).enBlacklist).toBe(true);
  });
});
