import { withdrawnListing } from '#common/listings/desk/desk-calls.js';
import { reinstateListing } from '#common/listings/review/decision-calls.js';
import { moveOwnNotice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { cancelRollover, type SeasonReply } from '#common/owners/renewal/rollover-calls.js';
import { searchListings } from '#common/search/query/search-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { SeasonLeave } from '../../../backend/src/listings/public.js';
import { LapseDrafts } from '../../../backend/src/owners/season/lapse-drafts.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import { answerSeason, rollOver } from '../../builders/rollover.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'rosa@ejemplo.com';

describe('notices that nobody has confirmed for the season by the last day', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys, rollovers');
    sink.reset();
  });

  const aHome = () => anOwnHome({ app, sink, operator }, OWNER);
  const start = () => rollOver(app, operator);
  const reply = (enlace: string, respuesta: SeasonReply) => answerSeason(app, enlace, respuesta);
  const lapse = () => app.worker!.get(LapseDrafts, { strict: false }).handle();
  /** Starts a roll-over whose last day was yesterday. */
  async function startLate(): Promise<void> {
    await start();
    await app.sql('UPDATE rollovers SET last_day = last_day - 60');
  }
  const found = async (): Promise<number> =>
    (await app.get(`${searchListings.path}?operacion=alquiler`)).json().total;
  const sheet = (code: string) => app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);

  it('leave the search once, with a badge, a line on Hoy, and a message; the answer of the owner brings them back', async () => {
    const { id, code, enlace } = await aHome();
    await start();
    await lapse();
    expect((await sheet(code)).statusCode).toBe(200);
    await app.sql('UPDATE rollovers SET last_day = last_day - 60');
    await Promise.all([lapse(), lapse()]);
    expect(await found()).toBe(0);
    const gone = await sheet(code);
    expect(gone.statusCode).toBe(410);
    expect(gone.json().message).toBe(SHEET_MESSAGES.unconfirmedText);
    const { inmueble } = (await app.get(`${withdrawnListing.path}?id=${id}`, operator)).json();
    expect(inmueble.sinConfirmarTemporada).toMatch(/^\d{4}-/);
    expect((await app.get(viewToday.path, operator)).json().sinConfirmarTemporada).toMatchObject({
      total: 1,
      avisos: [{ idInmuebles: id, codigo: code }],
    });
    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.estado).toBe('sinConfirmar');
    await app.settle();
    await eventually('the message', async () =>
      sink.sentTo(OWNER).some(({ text }) => /salió\s+de\s+la\s+búsqueda/.test(text)),
    );
    expect(
      await app.sql(`SELECT FROM audit_entries WHERE action = 'listing.season.lapse' AND entity_id = $1`, [
        id,
      ]),
    ).toHaveLength(1);

    expect((await reply(enlace, 'rechazar')).json().message).toBe(ROLLOVER_MESSAGES.declined);
    expect(await found()).toBe(1);
    expect((await sheet(code)).statusCode).toBe(200);
    expect((await app.get(viewToday.path, operator)).json().sinConfirmarTemporada.total).toBe(0);
  });

  it('come back by one press of the operator, and can still be confirmed', async () => {
    const { id, code, enlace } = await aHome();
    await startLate();
    await lapse();
    const back = await app.post(reinstateListing.path, { idInmueble: id }, operator);
    expect(back.statusCode).toBe(200);
    expect((await sheet(code)).statusCode).toBe(200);
    expect((await app.get(viewToday.path, operator)).json().sinConfirmarTemporada.total).toBe(0);
    expect((await reply(enlace, 'confirmar')).statusCode).toBe(200);
  });

  it('stay withdrawn or paused if they were', async () => {
    const { id, enlace } = await aHome();
    await startLate();
    const { version } = (await app.post(viewOwnNotice.path, { enlace })).json().aviso;
    await app.post(moveOwnNotice.path, { enlace, accion: 'pausar', version });
    await lapse();
    const { inmueble } = (await app.get(`${withdrawnListing.path}?id=${id}`, operator)).json();
    expect(inmueble).toMatchObject({ sinConfirmarTemporada: null, pausado: expect.any(String) });
  });

  it('leave the search although an earlier roll-over cannot be closed', async () => {
    const first = await aHome();
    await start();
    const second = await aHome();
    await start();
    await app.sql('UPDATE rollovers SET last_day = last_day - 60');
    const failing = jest
      .spyOn(app.worker!.get(SeasonLeave, { strict: false }), 'take')
      .mockRejectedValueOnce(new Error('broken'));
    await lapse().catch(() => undefined);
    failing.mockRestore();
    expect([(await sheet(first.code)).statusCode, (await sheet(second.code)).statusCode]).toEqual([200, 410]);
    await lapse();
    expect((await sheet(first.code)).statusCode).toBe(410);
  });

  it('are forgotten if the roll-over was cancelled', async () => {
    const { code } = await aHome();
    const { idRenovacion } = (await start()).json();
    await app.post(cancelRollover.path, { idRenovacion }, operator);
    await app.sql('UPDATE rollovers SET last_day = last_day - 60');
    await lapse();
    expect((await sheet(code)).statusCode).toBe(200);
  });
});
