import { viewToday } from '#common/stats/today-calls.js';
import { viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import {
  resubmitNotice,
  viewRejectedNotice,
  type RejectedNoticeAnswer,
} from '#common/listings/resubmission/resubmission-calls.js';
import { reviewListing } from '#common/listings/review/review-calls.js';
import { RESUBMISSION_MESSAGES as MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const REJECT = '/api/inmueble/delete/rechazarInmueblePendiente';
const RESTORE = '/api/inmueble/delete/restaurarInmueble';
const PENDING = '/api/inmueble/obtener/verPendientes';
const REASON = 'El precio de enero no puede ser.';
const OWNER = 'luz@ejemplo.com';

describe('a rejected notice that its owner corrects', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, blacklist');
    sink.reset();
  });

  const aNotice = (plan: 'alqfotos' | 'alqsinfotos' = 'alqfotos'): Promise<number> => {
    const publication = aPublication({ contacto: { ...aPublication().contacto, email: OWNER } });
    publication.contrato.tipoContratoAlquiler = plan;
    return publish(app, publication);
  };
  const reject = async (id: number): Promise<void> => {
    const answer = await app.post(REJECT, { idInmueble: id, motivo: REASON, avisar: true }, operator);
    expect(answer.statusCode).toBe(200);
    await app.sql(`UPDATE mail_deliveries SET send_after = now() WHERE send_after > now()`);
  };
  const mailed = async (link: RegExp): Promise<string> => {
    const found = () => sink.sentTo(OWNER).flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
    await eventually('a mail with the link', async () => found() !== undefined);
    return found()!;
  };
  /** A rejected notice of a confirmed owner, and the token of its mail. */
  const rejected = async (plan?: 'alqsinfotos'): Promise<{ id: number; token: string }> => {
    const id = await aNotice(plan);
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    await reject(id);
    return { id, token: await mailed(/\/publicar-aviso#([\w.-]+)/) };
  };
  const view = (enlace: string) => app.post(viewRejectedNotice.path, { enlace });
  const noticeOf = async (enlace: string): Promise<RejectedNoticeAnswer['aviso']> =>
    (await view(enlace)).json().aviso;
  const send = async (enlace: string, change: (aviso: RejectedNoticeAnswer['aviso']) => void, more = {}) => {
    const aviso = await noticeOf(enlace);
    change(aviso);
    const { version, ubicacion, inmueble } = aviso;
    const body = { enlace, version, ubicacion, inmueble, tiempo: 9_000, ...more };
    return { body, answer: await app.post(resubmitNotice.path, body) };
  };
  const dearer = ({ inmueble }: RejectedNoticeAnswer['aviso']): void => {
    inmueble.preciosAlquiler[0]!.precio = 987_000;
    inmueble.observaciones = 'Casa con parrilla, cerca del mar.';
  };
  const pendingRows = async (): Promise<AdminListingRow[]> => (await app.get(PENDING, operator)).json();

  it('opens by the mail with its data and the reason, and waits again as the same notice with what changed', async () => {
    const { id, token } = await rejected();
    const shown = await view(token);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.json().aviso).toMatchObject({ motivo: REASON, plan: 'alqfotos', fotos: 0 });
    expect(shown.body).not.toContain(OWNER);
    const { dni, nombre } = aPublication().contacto;
    expect([shown.body.includes(dni), shown.body.includes(`"${nombre}"`)]).toEqual([false, false]);
    expect((await app.post(viewOwnNotice.path, { enlace: token })).json().aviso.estado).toBe('rechazado');
    const prices = await app.count('prices');

    const { answer } = await send(token, dearer);
    expect(answer.json()).toEqual({ success: true, message: MESSAGES.received });
    expect([await app.count('listings'), await app.count('contracts'), await app.count('prices')]).toEqual([
      1,
      1,
      prices,
    ]);
    expect(await pendingRows()).toMatchObject([{ idInmuebles: id, corregido: true, motivoRechazo: null }]);
    const { correccion } = (await app.get(`${reviewListing.path}?id=${id}`, operator)).json();
    expect(correccion).toMatchObject({ motivo: REASON });
    expect(correccion.cambios.map(({ campo }: { campo: string }) => campo)).toEqual([
      'Observaciones',
      expect.stringContaining(''),
    ]);
    expect(correccion.cambios[1].ahora).toContain('987.000');
    const { cambios } = (await app.get(`/api/auditoria/verAuditoria?idInmueble=${id}`, operator)).json();
    expect(cambios[0]).toMatchObject({ accion: 'owner.resubmit', despues: { status: 'pending' } });
    const code = await approve(app, id, { operator });
    const sheet = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
    expect(sheet.body).toContain('Casa con parrilla, cerca del mar.');
  });

  it('waits since its correction, not since it was published', async () => {
    const { id, token } = await rejected();
    await app.sql(`UPDATE listings SET created_at = now() - interval '20 days' WHERE id = $1`, [id]);
    await send(token, dearer);
    expect(await pendingRows()).toMatchObject([{ idInmuebles: id, horasEspera: 0 }]);
    const { pendientes } = (await app.get(viewToday.path, operator)).json();
    expect(pendientes.avisos).toMatchObject([{ idInmuebles: id, horas: 0 }]);
    await app.sql(`UPDATE listing_resubmissions SET created_at = now() - interval '3 hours'`);
    expect(await pendingRows()).toMatchObject([{ horasEspera: 3 }]);
    const older = await aNotice();
    await app.sql(`UPDATE listings SET created_at = now() - interval '10 days' WHERE id = $1`, [older]);
    const sorted = (await app.get(`${PENDING}?orden=creado`, operator)).json() as AdminListingRow[];
    expect(sorted.map(({ idInmuebles }) => idInmuebles)).toEqual([older, id]);
  });

  it('is taken once: by a repetition, by a second tab, and by a link that was used', async () => {
    const { token } = await rejected();
    const { body, answer } = await send(token, dearer);
    expect(answer.statusCode).toBe(200);
    const again = await app.post(resubmitNotice.path, { ...body, tiempo: 10_000 });
    expect([again.statusCode, again.json().message]).toEqual([409, MESSAGES.notRejected]);
    const used = await view(token);
    expect([used.statusCode, used.json().message]).toEqual([409, MESSAGES.notRejected]);
    expect(await app.count('listing_resubmissions')).toBe(1);
  });

  it('is refused if the rejection was undone, and if the operator has changed the notice since', async () => {
    const { id, token } = await rejected();
    const { version, ubicacion, inmueble } = await noticeOf(token);
    const body = { enlace: token, version, ubicacion, inmueble, tiempo: 9_000 };
    await app.sql('UPDATE listings SET version = version + 1 WHERE id = $1', [id]);
    const stale = await app.post(resubmitNotice.path, body);
    expect([stale.statusCode, stale.json().message]).toEqual([409, MESSAGES.stale]);
    await app.post(RESTORE, { idInmueble: id }, operator);
    const undone = await app.post(resubmitNotice.path, body);
    expect([undone.statusCode, undone.json().message]).toEqual([409, MESSAGES.notRejected]);
    expect(await pendingRows()).toMatchObject([{ corregido: false }]);
    await approve(app, id, { operator });
    expect((await app.post(resubmitNotice.path, body)).statusCode).toBe(409);
    await app.sql('DELETE FROM listings WHERE id = $1', [id]);
    expect((await view(token)).statusCode).toBe(410);
  });

  it('has the rules of a publication, and keeps its operation', async () => {
    const { token } = await rejected();
    const { answer } = await send(token, ({ inmueble }) => {
      inmueble.preciosAlquiler = [];
      inmueble.observaciones = '';
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errores)).toEqual([
      'inmueble.observaciones',
      'inmueble.preciosAlquiler',
    ]);
    const sale = await send(token, ({ inmueble }) => {
      inmueble.tipoOperacion = 'venta';
      inmueble.preciosVenta = { precioVenta: 90_000, monedaVenta: 'USD' };
    });
    expect(sale.answer.json().errores).toEqual({ 'inmueble.tipoOperacion': [MESSAGES.operationFixed] });
  });

  it('of a blocked owner, or from a program, seems to be received and is not', async () => {
    const { id, token } = await rejected();
    expect((await send(token, dearer, { casillero: 'x' })).answer.json().message).toBe(MESSAGES.received);
    const held = await app.count('support_messages');
    await app.post('/api/blacklist/agregarBlacklist', { email: OWNER, descripcion: '' }, operator);
    expect((await send(token, dearer)).answer.json().message).toBe(MESSAGES.received);
    expect((await send(token, () => undefined, { casillero: 'x' })).answer.json().message).toBe(
      MESSAGES.received,
    );
    expect(await app.count('support_messages')).toBe(held);
    expect(await app.count('listings', `id = ${id} AND status = 'rejected'`)).toBe(1);
    expect(await app.count('listing_resubmissions')).toBe(0);
  });

  it('counts as a free notice again', async () => {
    const { token } = await rejected('alqsinfotos');
    for (let made = 0; made < 3; made++) await aNotice('alqsinfotos');
    await app.sql('UPDATE contacts SET confirmed_at = now()');
    const { answer } = await send(token, dearer);
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('gratuitos')]);
  });

  it('of an owner who has not confirmed the address: the mail confirms it first, and then brings the link', async () => {
    const id = await aNotice();
    await reject(id);
    const rejection = () => sink.sentTo(OWNER).find(({ subject }) => subject.includes('corrección'));
    await eventually('the mail of the rejection', async () => rejection() !== undefined);
    expect(rejection()!.text).not.toContain('#');
    const [path] = /\/confirmar-email\?token=[\w.-]+/.exec(rejection()!.text)!;
    expect((await app.request({ method: 'POST', url: path })).statusCode).toBe(200);
    const link = await mailed(/\/mi-aviso#([\w.-]+)/);
    expect((await noticeOf(link)).motivo).toBe(REASON);
  });

  it('is open by no forged, cut or expired link', async () => {
    const { token } = await rejected();
    const [id, expires, signature] = token.split('.') as [string, string, string];
    for (const enlace of [
      `${Number(id) + 1}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${signature.slice(1)}`,
    ])
      expect((await view(enlace)).statusCode).toBe(410);
  });
});
