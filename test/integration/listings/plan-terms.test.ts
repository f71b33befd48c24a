import type { AdminListingAnswer, AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { TodayAnswer } from '#common/stats/today-calls.js';
import { DateContracts } from '../../../backend/src/contracts/date-contracts.js';
import { formatDay } from '#common/kernel/time/days.js';
import { ReindexSearch } from '../../../backend/src/listings/rows/reindex-search.js';
import { TellPlansThatEnd } from '../../../backend/src/listings/plans/tell-plans-that-end.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { ReceivedMessage } from '../../support/received-message.js';
import { eventually, type TestApp } from '../../support/test-app.js';

const OWNER = 'duenia@ejemplo.com';
const TODAY = `(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date`;

describe('what is paid ends', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries');
    sink.reset();
  });

  const update = (call: string, body: object) => app.post(`/api/inmueble/actualizar/${call}`, body, operator);
  const detail = async (id: number): Promise<AdminListingAnswer> =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const rows = async (query = ''): Promise<AdminListingRow[]> =>
    (await app.get(`/api/inmueble/obtener/verAltas?${query}`, operator)).json();
  const today = async (): Promise<TodayAnswer> => (await app.get('/api/tablero/verHoy', operator)).json();
  const tell = () => app.worker!.get(TellPlansThatEnd, { strict: false }).handle();

  /** The message to the owner with this in its subject, once it was sent. */
  async function messageAbout(what: string): Promise<ReceivedMessage> {
    const found = () => sink.sentTo(OWNER).find(({ subject }) => subject.includes(what));
    await eventually(`a message about ${what}`, async () => found() !== undefined);
    return found()!;
  }

  async function aPaidNotice(plan: 'alqfotos' | 'alqfotdest', email = OWNER): Promise<number> {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = plan;
    publication.contacto.email = email;
    const id = await publish(app, publication);
    await approve(app, id, { operator, destacado: plan === 'alqfotdest' ? 1 : 0 });
    expect((await update('actualizarPago', { idInmueble: id })).statusCode).toBe(200);
    return id;
  }

  /** Moves the ends of what is paid to days from today. */
  async function endsIn(id: number, days: { plan: number; position?: number }): Promise<void> {
    await app.sql(
      `UPDATE contracts SET paid_until = ${TODAY} + $2::int, featured_until = ${TODAY} + $3::int WHERE listing_id = $1`,
      [id, days.plan, days.position ?? null],
    );
  }

  async function dayFromToday(days: number): Promise<string> {
    const [row] = await app.sql<{ day: string }>(`SELECT to_char(${TODAY} + ${days}, 'YYYY-MM-DD') AS day`);
    return row!.day;
  }

  it('on days that follow from payments, plan and position, and are gone when the plan is not paid', async () => {
    const id = await aPaidNotice('alqfotdest');
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotdest: true, pagado: false } });
    expect((await detail(id)).contrato).toMatchObject({ pagoHasta: null, destacadoHasta: null });
    await update('actualizarPago', { idInmueble: id, fecha: '2026-01-10' });
    expect((await detail(id)).contrato).toMatchObject({
      pagoHasta: '2026-08-31',
      destacadoHasta: '2026-02-08',
    });
    // The position is over too, which does not hide the end of the plan.
    expect((await rows())[0]).toMatchObject({ planVence: '2026-08-31', pagoHasta: '2026-08-31' });
    await update('actualizarPago', { idInmueble: id, fecha: '2026-02-05' });
    expect((await detail(id)).contrato).toMatchObject({
      pagoHasta: '2026-08-31',
      destacadoHasta: '2026-03-10',
    });
    await update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: true }, destacado: false });
    expect((await detail(id)).contrato).toMatchObject({ pagoHasta: '2026-08-31', destacadoHasta: null });
    expect((await rows())[0]).toMatchObject({ planVence: '2026-08-31', pagoHasta: '2026-08-31' });
  });

  it('sort the list; the dashboard names what has ended or ends soon', async () => {
    const [late, ended, soon] = [
      await aPaidNotice('alqfotos', 'a@ejemplo.com'),
      await aPaidNotice('alqfotos', 'b@ejemplo.com'),
      await aPaidNotice('alqfotos', 'c@ejemplo.com'),
    ];
    const unpaid = await publish(app, aPublication());
    await approve(app, unpaid, { operator });
    await endsIn(late, { plan: 16 });
    await endsIn(ended, { plan: -1 });
    await endsIn(soon, { plan: 15 });
    const sorted = (await rows('orden=vence')).map(({ idInmuebles }) => idInmuebles);
    expect(sorted).toEqual([ended, soon, late, unpaid]);
    const named = await rows('orden=-vence&nombre=a');
    expect(named.map(({ idInmuebles }) => idInmuebles)).toEqual([late, soon, ended, unpaid]);
    const { porVencer } = await today();
    expect([porVencer.total, porVencer.avisos.map(({ idInmuebles }) => idInmuebles)]).toEqual([
      2,
      [soon, ended],
    ]);
    expect(porVencer.avisos[1]).toMatchObject({
      estado: 'alta',
      vence: (await rows('orden=vence'))[0]!.planVence,
    });
  });

  it('of a plan are shown behind those of a position that is over', async () => {
    const [coming, far] = [
      await aPaidNotice('alqfotdest', 'a@ejemplo.com'),
      await aPaidNotice('alqfotdest', 'b@ejemplo.com'),
    ];
    await endsIn(coming, { plan: 10, position: -40 });
    await endsIn(far, { plan: 100, position: -40 });
    const { porVencer } = await today();
    expect([porVencer.total, porVencer.avisos.map(({ idInmuebles }) => idInmuebles)]).toEqual([1, [coming]]);
    const marked = await rows('marca=por-vencer');
    expect(
      marked.map(({ idInmuebles, planVence, pagoHasta }) => [idInmuebles, planVence === pagoHasta]),
    ).toEqual([[coming, true]]);
    expect((await rows('orden=vence')).map(({ idInmuebles }) => idInmuebles)).toEqual([coming, far]);
  });

  it('of a position begin again with its flag or with a plan that charges for it, and only then', async () => {
    const id = await aPaidNotice('alqfotdest');
    const contract = async (contrato: object, destacado?: boolean) => {
      const answer = await update('actualizarContrato', { idInmueble: id, contrato, destacado });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return (await detail(id)).contrato.destacadoHasta;
    };
    const isFeatured = async () => (await rows('destacado=1')).length === 1;
    await endsIn(id, { plan: 200, position: -1 });
    expect(await contract({ alqfotos: true }, true)).not.toBeNull();
    expect(await isFeatured()).toBe(false);
    expect(await contract({ alqfotdest: true }, true)).toBe(await dayFromToday(29));
    expect(await isFeatured()).toBe(true);
    await endsIn(id, { plan: 200, position: -1 });
    await contract({ alqfotdest: true }, false);
    expect(await contract({ alqfotdest: true }, true)).toBe(await dayFromToday(29));
    await endsIn(id, { plan: 200, position: -1 });
    await contract({ alqfotos: true }, false);
    await endsIn(id, { plan: 200, position: -1 });
    expect(await contract({ alqfotos: true }, true)).toBeNull();
    expect(await isFeatured()).toBe(true);
  });

  it('after owner and operator were told, each once for an end', async () => {
    const id = await aPaidNotice('alqfotdest');
    await endsIn(id, { plan: 40, position: 6 });
    await tell();
    expect(await app.count('mail_deliveries', `template LIKE 'plan%'`)).toBe(0);
    await endsIn(id, { plan: 40, position: 5 });
    await Promise.all([tell(), tell()]);
    await tell();
    expect((await messageAbout('la posición destacada')).text.replace(/\s+/g, ' ')).toContain('cada 30 días');
    expect(await app.count('mail_deliveries', `template = 'plan-ends'`)).toBe(1);
    expect(await app.count('mail_deliveries', `template = 'plans-ending'`)).toBe(1);
    await endsIn(id, { plan: 15, position: 35 });
    await tell();
    await messageAbout('el plan Alquiler Premium');
    expect(await app.count('mail_deliveries', `template = 'plan-ends'`)).toBe(2);
    expect((await rows())[0]).toMatchObject({ pagado: 1, destacado: 1, mostrarFotos: true });
  });

  it('also of a plan whose position has ended long ago', async () => {
    const id = await aPaidNotice('alqfotdest');
    await endsIn(id, { plan: 16, position: -200 });
    await tell();
    expect(await app.count('mail_deliveries', `template LIKE 'plan%'`)).toBe(0);
    await endsIn(id, { plan: 15, position: -200 });
    await tell();
    await tell();
    await messageAbout('el plan Alquiler Premium');
    expect(await app.count('mail_deliveries', `template = 'plan-ends'`)).toBe(1);
    expect(await app.count('mail_deliveries', `template = 'plans-ending'`)).toBe(1);
  });

  it('without a word for what was paid meanwhile, has ended already, or is not public', async () => {
    const [renewed, ended, withdrawn] = [
      await aPaidNotice('alqfotos', 'a@ejemplo.com'),
      await aPaidNotice('alqfotos', 'b@ejemplo.com'),
      await aPaidNotice('alqfotos', 'c@ejemplo.com'),
    ];
    await endsIn(renewed, { plan: 16 });
    await endsIn(ended, { plan: -1 });
    await endsIn(withdrawn, { plan: 3 });
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: withdrawn }, operator);
    await tell();
    expect(await app.count('mail_deliveries', `template IN ('plan-ends', 'plans-ending')`)).toBe(0);
  });

  it('and with them the featured position, on its own day or with the plan', async () => {
    const withPlan = await aPaidNotice('alqfotos');
    const contrato = { alqfotos: true, destacado: true };
    const edit = (id: number, destacadoHasta?: string | null) =>
      update('actualizarContrato', { idInmueble: id, contrato: { ...contrato, destacadoHasta } });
    await edit(withPlan);
    const isFeatured = async (): Promise<boolean> => {
      await app.worker!.get(ReindexSearch, { strict: false }).handle();
      const { inmuebles } = (await app.get('/api/inmueble/ver/verInmueblesDestacados')).json();
      return inmuebles.length === 1;
    };
    expect(await isFeatured()).toBe(true);
    await endsIn(withPlan, { plan: 0 });
    expect([await isFeatured(), (await rows('destacado=1')).length]).toEqual([true, 1]);
    await endsIn(withPlan, { plan: -1 });
    expect([await isFeatured(), (await rows('destacado=1')).length]).toEqual([false, 0]);
    expect((await rows())[0]).toMatchObject({ destacado: 1, planVencido: true, mostrarFotos: false });

    await endsIn(withPlan, { plan: 100 });
    const inThreeDays = formatDay(Math.floor(Date.now() / 86_400_000) + 3);
    expect((await edit(withPlan, '2020-01-01')).json().errores).toHaveProperty('destacadoHasta');
    await edit(withPlan, inThreeDays);
    expect((await detail(withPlan)).contrato.destacadoHasta).toBe(inThreeDays);
    expect(await isFeatured()).toBe(true);
    await tell();
    expect((await messageAbout('la posición destacada')).text.replace(/\s+/g, ' ')).toContain(
      'deja de figurar como destacado',
    );
    await endsIn(withPlan, { plan: 100, position: -1 });
    expect(await isFeatured()).toBe(false);
    await edit(withPlan, null);
    expect(await isFeatured()).toBe(true);
  });

  it('also where the version before recorded the payment', async () => {
    const id = await aPaidNotice('alqfotos');
    await app.sql(
      `UPDATE contracts SET paid_at = '2026-01-10 12:00-03', paid_until = NULL WHERE listing_id = $1`,
      [id],
    );
    await app.worker!.get(DateContracts, { strict: false }).handle();
    expect((await detail(id)).contrato).toMatchObject({ pagoHasta: '2026-08-31' });
    await app.sql(`UPDATE contracts SET paid_at = NULL, paid_until = NULL WHERE listing_id = $1`, [id]);
    await app.worker!.get(DateContracts, { strict: false }).handle();
    expect((await detail(id)).contrato).toMatchObject({ pagado: 1, pagoHasta: null });
  });
});
