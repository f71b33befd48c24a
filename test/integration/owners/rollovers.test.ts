import { activeListing } from '#common/listings/desk/desk-calls.js';
import { editPrices } from '#common/listings/editing/edit-calls.js';
import { moveOwnNotice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import {
  cancelRollover,
  listRollovers,
  previewRollover,
  remindRollover,
  replyOwnSeason,
  viewOwnSeason,
  viewRollover,
  type OwnSeasonAnswer,
  type SeasonReply,
} from '#common/owners/renewal/rollover-calls.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { RemindOwners } from '../../../backend/src/owners/season/remind-owners.js';
import { startMailed } from '../../builders/mailed-app.js';
import { anOwnHome } from '../../builders/own-home.js';
import { answerSeason, dayIn, EVERYTHING, rollOver, TERMS } from '../../builders/rollover.js';
import { storeBlacklist, storeMailRefusal, storeSuppressions } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'rosa@ejemplo.com';

describe('prices of the next season', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty(
      'mail_deliveries, refused_addresses, mail_suppressions, rate_limits, idempotency_keys, blacklist, rollovers',
    );
    sink.reset();
  });

  const aHome = (email = OWNER) => anOwnHome({ app, sink, operator }, email);
  const told = (email = OWNER) =>
    sink.sentTo(email).filter(({ text }) => text.includes('precios de la temporada'));
  const preview = async (selection: object = EVERYTHING) =>
    (await app.post(previewRollover.path, { ...TERMS, ...selection }, operator)).json();
  const start = (changes: object = {}) => rollOver(app, operator, changes);
  const view = async (enlace: string): Promise<OwnSeasonAnswer> =>
    (await app.post(viewOwnSeason.path, { enlace })).json();
  const reply = (enlace: string, respuesta: SeasonReply, changes: object = {}) =>
    answerSeason(app, enlace, respuesta, changes);
  const amounts = async (id: number): Promise<number[]> =>
    (
      await app.sql('SELECT amount::int FROM prices WHERE listing_id = $1 ORDER BY period, fraction', [id])
    ).map((row) => Number(row['amount']));
  const progress = async (id: number) => (await app.get(`${viewRollover.path}?id=${id}`, operator)).json();

  it('are previewed, mailed once to each owner, and confirmed by the link', async () => {
    const { id, code, enlace } = await aHome();
    const before = await amounts(id);
    const expected = before.map((amount) => Math.round((amount * 1.3) / 1_000) * 1_000);
    const shown = await preview();
    expect(shown).toMatchObject({ cantidad: 1, correos: 1, sinCorreo: 0, omitidos: [] });
    expect(
      shown.avisos[0].precios.map(({ propuesto }: { propuesto: { monto: number } }) => propuesto.monto),
    ).toEqual(expected);
    const started = await start();
    expect(started.json()).toMatchObject({ message: ROLLOVER_MESSAGES.started(1, 1) });
    expect(await amounts(id)).toEqual(before);
    await app.settle();
    await eventually('the message', async () => told().length === 1);
    expect(told()[0]!.text).toContain(code);
    expect(told()[0]!.text).toMatch(/\/mi-aviso#[\w.-]+/);

    expect((await app.post(viewOwnNotice.path, { enlace })).json().aviso.temporada).toBe(true);
    const answer = await reply(enlace, 'confirmar');
    expect(answer.json()).toMatchObject({
      message: ROLLOVER_MESSAGES.confirmed,
      temporada: { respuesta: 'confirmado', puedeResponder: false, cambios: [] },
    });
    expect(await amounts(id)).toEqual(expected);
    const { idRenovacion } = started.json();
    expect(await progress(idRenovacion)).toMatchObject({
      renovacion: { confirmados: 1, esperan: 0, estado: 'abierta' },
      avisos: [{ codigo: code, respuesta: 'confirmado' }],
    });

    const { cambios } = (await app.get(`${listAudit.path}?accion=owner.season.confirm`, operator)).json();
    const undone = await app.post(undoChange.path, { idCambio: cambios[0].id }, operator);
    expect(undone.statusCode).toBe(200);
    expect(await amounts(id)).toEqual(before);
  });

  it('are answered once, whichever tab was first', async () => {
    const { id, enlace } = await aHome();
    await start();
    const { idBorrador, version } = (await view(enlace)).temporada!;
    const body = { enlace, idBorrador, version };
    const both = await Promise.all([
      app.post(replyOwnSeason.path, { ...body, respuesta: 'confirmar' }),
      app.post(replyOwnSeason.path, { ...body, respuesta: 'rechazar' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await app.count('rollover_drafts')).toBe(1);
    const again = await reply(enlace, 'confirmar');
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe(ROLLOVER_MESSAGES.answered);
    expect((await amounts(id)).length).toBeGreaterThan(0);
  });

  it('stay as they are if the owner declines', async () => {
    const { id, enlace } = await aHome();
    const before = await amounts(id);
    await start();
    expect((await reply(enlace, 'rechazar')).json().message).toBe(ROLLOVER_MESSAGES.declined);
    expect(await amounts(id)).toEqual(before);
  });

  it('wait for the operator if the owner wants others', async () => {
    const { id, enlace } = await aHome();
    const before = await amounts(id);
    await start();
    const { precios } = (await view(enlace)).temporada!;
    const others = precios.map((price) => ({ ...price, monto: Number(price.monto) + 7_000 }));
    const changed = await reply(enlace, 'cambiar', { precios: others });
    expect(changed.json().message).toBe(ROLLOVER_MESSAGES.changed);
    expect(await amounts(id)).toEqual(before);
    const { propuesta } = (await app.get(`${activeListing.path}?id=${id}`, operator)).json();
    expect(propuesta.precios).toHaveLength(before.length);
  });

  it('say where a price has changed since, and do not overwrite what the owner has not seen', async () => {
    const { id, enlace } = await aHome();
    await start();
    const seen = (await view(enlace)).temporada!;
    const { inmueble, precios } = (await app.get(`${activeListing.path}?id=${id}`, operator)).json();
    const [first] = precios ?? inmueble.precios;
    const edited = await app.post(
      editPrices.path,
      {
        idInmueble: id,
        precios: [{ ...first, monto: 777_000, idPrecios: first.idPrecios }],
      },
      operator,
    );
    expect(edited.statusCode).toBe(200);
    const { idBorrador, version } = seen;
    const stale = await app.post(replyOwnSeason.path, {
      enlace,
      idBorrador,
      version,
      respuesta: 'confirmar',
    });
    expect(stale.statusCode).toBe(409);
    const now = (await view(enlace)).temporada!;
    expect(now.cambios[0]).toMatchObject({ actual: { monto: 777_000 }, conflicto: true });
    expect((await reply(enlace, 'confirmar')).statusCode).toBe(200);
    expect((await amounts(id))[0]).toBe(Number(seen.precios[0]!.monto));
  });

  it('keep the season cleaning apart: marks that are cleaned stay clean', async () => {
    const { id, enlace } = await aHome();
    await app.sql('UPDATE prices SET rented = true WHERE listing_id = $1', [id]);
    await start();
    await app.post(cleanSeason.path, {}, operator);
    expect((await reply(enlace, 'confirmar')).statusCode).toBe(200);
    expect(await app.sql('SELECT FROM prices WHERE rented')).toHaveLength(0);
  });

  it('leave out a notice that is asked already, and one that is not public', async () => {
    const { id, enlace } = await aHome();
    await start();
    expect(await preview()).toMatchObject({ cantidad: 0, omitidos: [{ motivo: 'enOtra', cantidad: 1 }] });
    expect((await start()).statusCode).toBe(409);
    const { version } = (await app.post(viewOwnNotice.path, { enlace })).json().aviso;
    await app.post(moveOwnNotice.path, { enlace, accion: 'darDeBaja', version });
    expect((await reply(enlace, 'confirmar')).json().message).toBe(ROLLOVER_MESSAGES.closed);
    expect(await preview({ ...EVERYTHING, avisos: [id] })).toMatchObject({
      cantidad: 0,
      omitidos: [{ motivo: 'noPublicado', cantidad: 1 }],
    });
  });

  it('are refused if the selection has changed since the preview', async () => {
    await aHome();
    const refused = await start({ cantidad: 2 });
    expect(refused.json()).toMatchObject({ message: ROLLOVER_MESSAGES.changedSince });
    expect((await start({ hasta: dayIn(-1) })).json().errores).toHaveProperty('hasta');
    expect((await start({ porcentaje: 900 })).json().errores).toHaveProperty('porcentaje');
    expect((await preview({ ...EVERYTHING, porcentaje: 900 })).errores).toHaveProperty('porcentaje');
    expect(await app.count('rollovers')).toBe(0);
  });

  it.each([
    ['blacklist', storeBlacklist],
    ['rechazado', storeMailRefusal],
  ])(
    'are not mailed to an address that gets nothing (%s); the operator sees whom to call',
    async (why, block) => {
      const { code } = await aHome();
      await block(app, OWNER);
      expect(await preview()).toMatchObject({ cantidad: 1, correos: 0, sinCorreo: 1 });
      const { idRenovacion, message } = (await start()).json();
      expect(message).toBe(ROLLOVER_MESSAGES.started(1, 0));
      expect(await progress(idRenovacion)).toMatchObject({
        renovacion: { esperan: 1, sinCorreo: 1 },
        avisos: [{ codigo: code, sinCorreo: why, celular: expect.stringMatching(/\d/) }],
      });
    },
  );

  it('are not mailed to an owner who unsubscribes or is blocked before the message leaves', async () => {
    await aHome();
    sink.behave('later');
    await start();
    const isTried = () =>
      app.count('mail_deliveries', `template = 'season-prices' AND state = 'queued' AND attempts > 0`);
    await eventually('the message was tried', async () => (await isTried()) === 1);
    await storeSuppressions(app, OWNER);
    sink.behave('accept');
    await app.releaseMail();
    const waits = () => app.count('mail_deliveries', `state IN ('queued', 'sending')`);
    await eventually('no message waits', async () => (await waits()) === 0);
    expect(told()).toEqual([]);
  });

  it('are reminded by themselves before the last day, with a link that works until then', async () => {
    await aHome();
    await start({ hasta: dayIn(30) });
    await app.settle();
    await eventually('the first message', async () => told().length === 1);
    const token = /#(\d+\.\d+\.[\w-]+)/.exec(told()[0]!.text)![1]!;
    expect(Number(token.split('.')[1]) * 1000).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await view(token)).temporada).toMatchObject({ puedeResponder: true });
    const job = app.worker!.get(RemindOwners, { strict: false });
    await job.handle();
    await app.sql(
      `UPDATE rollovers SET created_at = now() - interval '24 days', last_day = current_date + 6`,
    );
    await job.handle();
    await job.handle();
    await app.settle();
    await eventually('the reminder', async () => told().length === 2);
    expect(await app.sql('SELECT reminders FROM rollovers')).toEqual([{ reminders: 1 }]);
  });

  it('are reminded once a day, unless the owner has answered, and cancelled', async () => {
    const ANSWERED = 'ines@ejemplo.com';
    const { enlace } = await aHome();
    const answered = await aHome(ANSWERED);
    const { idRenovacion } = (await start({ cantidad: 2 })).json();
    await app.settle();
    // Before the answer: a message that is not sent yet is dropped then.
    await eventually('the first messages', async () => told().length === 1 && told(ANSWERED).length === 1);
    expect((await reply(answered.enlace, 'rechazar')).statusCode).toBe(200);
    const remind = () => app.post(remindRollover.path, { idRenovacion }, operator);
    expect((await remind()).json().message).toBe(ROLLOVER_MESSAGES.remindedLately);
    await app.sql(`UPDATE rollovers SET created_at = now() - interval '25 hours'`);
    expect((await remind()).json().message).toBe(ROLLOVER_MESSAGES.reminded(1));
    await app.settle();
    await eventually('the reminder', async () => told().length === 2);
    await app.sql(`UPDATE rollovers SET reminded_at = now() - interval '25 hours', reminders = 3`);
    expect((await remind()).json().message).toBe(ROLLOVER_MESSAGES.remindedOften);

    const cancel = () => app.post(cancelRollover.path, { idRenovacion }, operator);
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).json().message).toBe(ROLLOVER_MESSAGES.ended);
    expect((await reply(enlace, 'confirmar')).json().message).toBe(ROLLOVER_MESSAGES.answered);
    const { renovaciones } = (await app.get(listRollovers.path, operator)).json();
    expect(renovaciones).toMatchObject([
      { idRenovacion, estado: 'cancelada', cancelados: 1, puedeRecordar: false },
    ]);
    expect(told(ANSWERED)).toHaveLength(1);
  });
});
