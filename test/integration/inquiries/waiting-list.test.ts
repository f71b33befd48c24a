import { requestAlert, viewAlertCounts } from '#common/inquiries/alerts/alert-calls.js';
import { activeListing } from '#common/listings/desk/desk-calls.js';
import { changeCode, editPrices } from '#common/listings/editing/edit-calls.js';
import { markOwnPrice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { cleanSeason, undoCleaning } from '#common/pricing/season/season-cleaning-calls.js';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { SendAlertDigests } from '../../../backend/src/inquiries/alerts/telling/send-alert-digests.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'luz@ejemplo.com';
const SEARCH = '/resultado-busqueda/Alquiler/Miramar/Casa/Enero/1-Quincena';

describe('a waiting list', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let networks = 0;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, alerts, alert_matches, consents, rate_limits, blacklist');
    sink.reset();
  });

  /** A public notice whose first fortnight of January is taken. */
  async function aTakenHome() {
    const { id, code, enlace } = await anOwnHome({ app, sink, operator }, OWNER);
    await mark(enlace, true);
    return { id, code, enlace, busqueda: `/ver-ficha-inmueble/${code}?periodo=Enero&fraccion=1-Quincena` };
  }
  async function mark(enlace: string, alquilado: boolean): Promise<void> {
    const { aviso } = (await app.post(viewOwnNotice.path, { enlace })).json();
    const price = aviso.precios.find(
      ({ periodo, fraccion }: { periodo: string; fraccion: string }) =>
        periodo === 'Enero' && fraccion === '1º Quincena',
    );
    const body = { enlace, idPrecios: price.idPrecios, alquilado, version: aviso.version };
    expect((await app.post(markOwnPrice.path, body)).statusCode).toBe(200);
    await app.settle();
  }
  const ask = (email: string, busqueda: string) =>
    app.request({
      method: 'POST',
      url: requestAlert.path,
      remoteAddress: `10.9.1.${(networks++ % 250) + 1}`,
      payload: { email, busqueda, frecuencia: 'enseguida' },
    });
  async function wait(email: string, busqueda: string): Promise<string> {
    const before = sink.sentTo(email).length;
    expect((await ask(email, busqueda)).statusCode).toBe(200);
    const messages = await sink.waitFor(email, { count: before + 1 });
    const path = /\/avisame\/confirmar\?token=[\w.-]+/.exec(messages.at(-1)!.text)![0];
    expect((await app.request({ method: 'POST', url: path })).statusCode).toBe(200);
    return messages.at(-1)!.text.replace(/\s+/g, ' ');
  }
  const freed = (email: string) =>
    sink.sentTo(email).filter(({ subject }) => subject.startsWith('Se liberó'));

  it('hears first, in the order of asking, and once for each freeing; other alerts wait two hours', async () => {
    const { id, code, enlace, busqueda } = await aTakenHome();
    const words = await wait('uno@ejemplo.com', busqueda);
    expect(words).toContain(`si se libera este aviso: ${code}, para la 1.ª quincena de enero`);
    await wait('dos@ejemplo.com', busqueda);
    await wait('otra@ejemplo.com', SEARCH);
    const waiting = [{ periodo: 2, fraccion: 2, personas: 2 }];
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.esperan).toEqual(waiting);
    expect((await app.get(`${activeListing.path}?id=${id}`, operator)).json().esperan).toEqual(waiting);
    expect((await app.get(viewAlertCounts.path, operator)).json().demanda).toHaveLength(1);

    await mark(enlace, false);
    await eventually(
      'both are told',
      async () => freed('uno@ejemplo.com').length + freed('dos@ejemplo.com').length === 2,
    );
    expect(freed('uno@ejemplo.com')[0]!.text).toContain(`/ver-ficha-inmueble/${code}?periodo=Enero`);
    const order = await app.sql<{ email: string; later: boolean }>(
      `SELECT recipient_email AS email, next_attempt_at > now() + interval '110 minutes' AS later
       FROM mail_deliveries WHERE template IN ('freed-home', 'alert') ORDER BY id`,
    );
    expect(order).toEqual([
      { email: 'uno@ejemplo.com', later: false },
      { email: 'dos@ejemplo.com', later: false },
      { email: 'otra@ejemplo.com', later: true },
    ]);

    await app.sql(`UPDATE listings SET version = version + 1 WHERE id = $1`, [id]);
    await mark(enlace, true);
    await mark(enlace, false);
    await eventually('they are told again', async () => freed('uno@ejemplo.com').length === 2);
    expect(
      await app.sql(
        `SELECT state, attempts FROM mail_deliveries WHERE template = 'alert' AND recipient_email = 'otra@ejemplo.com'`,
      ),
    ).toEqual([{ state: 'queued', attempts: 0 }]);
    const stop = /\/avisame\/baja\?token=[\w.-]+/.exec(freed('uno@ejemplo.com')[0]!.text)![0];
    expect((await app.request({ method: 'POST', url: stop })).statusCode).toBe(200);
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.esperan).toEqual([
      { periodo: 2, fraccion: 2, personas: 1 },
    ]);
  });

  it('hears first also before the digest of daily alerts, and before alerts of a later change', async () => {
    const { id, enlace, busqueda } = await aTakenHome();
    await wait('uno@ejemplo.com', busqueda);
    await wait('diaria@ejemplo.com', SEARCH);
    await app.sql(`UPDATE alerts SET cadence = 'daily' WHERE email = 'diaria@ejemplo.com'`);
    await mark(enlace, false);
    const digest = async () => {
      await app.worker!.get(SendAlertDigests, { strict: false }).handle();
      await app.settle();
    };
    const messages = () => sink.sentTo('diaria@ejemplo.com').length;
    const before = messages();
    await digest();
    expect(messages()).toBe(before);

    await wait('tarde@ejemplo.com', SEARCH);
    await app.sql('UPDATE listings SET version = version + 1 WHERE id = $1', [id]);
    const { precios } = (await app.get(`${activeListing.path}?id=${id}`, operator)).json();
    await app.post(editPrices.path, { idInmueble: id, precios }, operator);
    await app.settle();
    const [late] = await app.sql<{ later: boolean }>(
      `SELECT next_attempt_at > now() + interval '110 minutes' AS later FROM mail_deliveries
       WHERE template = 'alert' AND recipient_email = 'tarde@ejemplo.com'`,
    );
    expect(late).toEqual({ later: true });

    await app.sql(
      `UPDATE alert_matches SET created_at = created_at - interval '3 hours', waiting_since = waiting_since - interval '3 hours'`,
    );
    await digest();
    expect(messages()).toBe(before + 1);
  });

  it('follows a home whose code changes, and counts and tells a mailbox that asks again once', async () => {
    const { id, code, enlace, busqueda } = await aTakenHome();
    await wait('uno@ejemplo.com', busqueda);
    for (const codigo of ['ALQ-0650', 'ALQ-0651'])
      expect((await app.post(changeCode.path, { idInmueble: id, codigo }, operator)).statusCode).toBe(200);
    await wait('dos@ejemplo.com', busqueda);
    expect((await ask('uno@ejemplo.com', busqueda.replace(code, 'ALQ-0651'))).statusCode).toBe(200);
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.esperan).toEqual([
      { periodo: 2, fraccion: 2, personas: 2 },
    ]);
    await mark(enlace, false);
    const told = (email: string) => freed(email).map(({ text }) => text.includes('ALQ-0651'));
    await eventually('both are told', async () => told('dos@ejemplo.com').length === 1);
    await app.settle();
    expect([told('uno@ejemplo.com'), told('dos@ejemplo.com')]).toEqual([[true], [true]]);
  });

  it('hears of a home that the season cleaning frees, and again if that is undone and the home frees later', async () => {
    const { enlace, busqueda } = await aTakenHome();
    await wait('uno@ejemplo.com', busqueda);
    expect((await app.post(cleanSeason.path, {}, operator)).statusCode).toBe(200);
    await eventually('the list is told', async () => freed('uno@ejemplo.com').length === 1);
    expect((await app.post(undoCleaning.path, {}, operator)).statusCode).toBe(200);
    await app.settle();
    await mark(enlace, false);
    await eventually('the list is told again', async () => freed('uno@ejemplo.com').length === 2);
  });

  it('is for homes that are public and taken, ends with the fortnight, and is told nothing of a withdrawn home', async () => {
    const { id, enlace, busqueda } = await aTakenHome();
    await wait('uno@ejemplo.com', busqueda);
    const [row] = await app.sql<{ until: string }>(
      `SELECT (expires_at - interval '1 day')::date::text AS until FROM alerts`,
    );
    expect(row!.until).toMatch(/-01-15$/);
    await app.sql(`UPDATE listings SET status = 'withdrawn', paused_at = now() WHERE id = $1`, [id]);
    await app.sql('DELETE FROM search WHERE listing_id = $1', [id]);
    await mark(enlace, false);
    expect(freed('uno@ejemplo.com')).toEqual([]);
    expect((await ask('dos@ejemplo.com', busqueda)).json().message).toBe(ALERT_MESSAGES.noHome);
    await app.sql(`UPDATE listings SET status = 'active', paused_at = NULL WHERE id = $1`, [id]);
    await mark(enlace, true);
    await mark(enlace, false);
    expect((await ask('dos@ejemplo.com', busqueda)).json().message).toBe(ALERT_MESSAGES.freeHome);
  });
});
