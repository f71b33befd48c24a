import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { listTariffs } from '#common/contracts/tariff-calls.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import {
  addFreeLimit,
  addTariff,
  removeOption,
  setContact,
  viewOptions,
} from '#common/site/options/option-calls.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import { dayOfMoment } from '#common/site/options/site-options.js';
import { TellPlansThatEnd } from '../../../backend/src/listings/plans/tell-plans-that-end.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Clock } from '#platform/process/clock.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, type TestApp } from '../../support/test-app.js';
import { withDeadline } from '../../support/with-deadline.js';

const OWNER = 'duenia@ejemplo.com';
const DAY_MS = 86_400_000;

describe('what plans cost', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let now: () => Date;

  beforeAll(async () => {
    // One test waits until a kept page is made again.
    ({ app, sink, operator } = await withDeadline('cachedResponse', 0.2, () => startMailed()));
    ({ now } = app.clock);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('options, mail_deliveries, rate_limits, idempotency_keys', { restart: true });
    sink.reset();
  });
  afterEach(() => {
    app.clock.now = now;
  });

  const day = (days: number) => dayOfMoment(new Date(now().getTime() + days * DAY_MS));
  const set = (fields: object) =>
    app.post(
      addTariff.path,
      { plan: 'alqfotos', precio: 35_000, antes: '', destacado: '', desde: '', visto: 0, ...fields },
      operator,
    );
  const limit = (avisos: number, visto: number) =>
    app.post(addFreeLimit.path, { avisos, desde: '', visto }, operator);
  const page = async () => (await app.get('/tarifas')).payload;
  const pageSays = (text: string, isSaid = true) =>
    eventually(`the page says ${text}: ${isSaid}`, async () => (await page()).includes(text) === isSaid);
  const view = async () => (await app.get(viewOptions.path, operator)).json();
  const tariffs = async () => (await app.get(listTariffs.path)).json();
  const undoLast = async () => {
    const [change] = (await app.get(`${listAudit.path}?porPagina=1`, operator)).json().cambios;
    expect(change.noSeDeshace).toBeNull();
    return app.post(undoChange.path, { idCambio: change.id }, operator);
  };

  it('follows in pages, calls and mails; what was paid stays; undone and removed it is the specification’s again', async () => {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    publication.contacto.email = OWNER;
    const id = await publish(app, publication);
    await approve(app, id, { operator });
    await app.post('/api/inmueble/actualizar/actualizarPago', { idInmueble: id, monto: 30_000 }, operator);
    expect(await page()).toContain('$30.000');

    const worker = app.worker!;
    await worker.get(SiteOptions).rows();
    const stopped = jest.spyOn(worker.get(Clock), 'elapsed').mockReturnValue(worker.get(Clock).elapsed());
    expect((await set({ antes: 38_000 })).statusCode).toBe(200);
    await app.sql(`UPDATE contracts SET paid_until = $1 WHERE listing_id = $2`, [day(10), id]);
    await worker.get(TellPlansThatEnd, { strict: false }).handle();
    await eventually('a message', () =>
      Promise.resolve(sink.sentTo(OWNER).some(({ subject }) => subject.includes('vence'))),
    );
    stopped.mockRestore();
    expect(sink.sentTo(OWNER).at(-1)!.text).toContain('ARS$ 35.000 por temporada');
    await pageSays('$35.000');
    expect(await page()).toContain('$38.000');
    expect((await app.get('/aviso-legal')).payload).toContain('$35.000');
    expect((await tariffs()).tarifas).toEqual([
      { plan: 'alqfotos', desde: day(0), precio: 35_000, antes: 38_000, destacado: null },
    ]);
    const { pagos } = (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
    expect(pagos).toMatchObject([{ monto: 30_000 }]);

    expect((await undoLast()).statusCode).toBe(200);
    await pageSays('$35.000', false);
    expect(await page()).toContain('$30.000');
  });

  it('holds from the first moment of its day, which is announced before', async () => {
    const later = `Desde el ${dayInWords(day(3))}: $41.000`;
    await set({ plan: 'alqfotdest', precio: 41_000, destacado: 29_000, desde: day(3) });
    await pageSays(later);
    const midnight = new Date(`${day(3)}T00:00:00-03:00`).getTime();
    /** A page that had to be made while nothing confirmed the kept one has no tag. */
    const tag = async () => {
      let found: unknown;
      await eventually('a tag', async () => !!(found = (await app.get('/tarifas')).headers['etag']));
      return found;
    };
    app.clock.now = () => new Date(midnight - 1);
    await eventually('the day before', async () => (await tariffs()).hoy === day(2));
    expect(await page()).toContain(later);
    const before = await tag();
    app.clock.now = () => new Date(midnight);
    await pageSays(later, false);
    expect(await page()).toContain('$41.000');
    expect(await tag()).not.toBe(before);
  });

  it('is not overwritten unseen: the last one written for a day holds, and comes back where it was', async () => {
    await set({ desde: day(5) });
    const late = await set({ precio: 36_000, desde: day(5) });
    expect([late.statusCode, late.json().error]).toEqual([409, OPTION_MESSAGES.changedMeanwhile]);
    await app.request({ method: 'DELETE', url: `${removeOption.path}?id=1`, headers: operator });
    expect((await set({ precio: 36_000, desde: day(5) })).statusCode).toBe(200);
    const removal = (await app.get(listAudit.path, operator)).json().cambios[1];
    expect((await app.post(undoChange.path, { idCambio: removal.id }, operator)).statusCode).toBe(200);
    await eventually('both', async () => (await view()).tarifas.length === 2);
    expect((await tariffs()).tarifas).toMatchObject([{ precio: 36_000, desde: day(5) }]);
  });

  it('has a plan, amounts in whole pesos, a price of before that is higher, and a day that is not over', async () => {
    const faults = async (fields: object) => Object.keys((await set(fields)).json().errores);
    expect(await faults({ plan: 'alqsinfotos' })).toEqual(['plan']);
    expect(await faults({ precio: 0, antes: -1 })).toEqual(['precio', 'antes']);
    expect(await faults({ precio: 35_000.5, antes: 'mucho', desde: day(-1) })).toEqual([
      'desde',
      'precio',
      'antes',
    ]);
    expect(await faults({ antes: 35_000, destacado: 1, desde: '2027-02-30' })).toEqual([
      'desde',
      'antes',
      'destacado',
    ]);
    expect(await faults({ plan: 'alqfotdest', desde: day(800) })).toEqual(['desde', 'destacado']);
    expect(await app.count('options')).toBe(0);
    await eventually('no tariff is shown', async () => (await tariffs()).tarifas.length === 0);
  });

  it('goes with contact, links and signature: in footer, contact page, structured data and mails', async () => {
    const { contactoInicial } = await view();
    const fields = {
      ...contactoInicial,
      lineas: 'Tel. 02291 43-1234\n<b>Lunes</b> a viernes',
      firma: 'Marta y Luis',
      instagram: 'https://www.instagram.com/costa',
      desde: '',
      visto: 0,
    };
    const bad = await app.post(setContact.path, { ...fields, blog: 'javascript:alert(1)' }, operator);
    expect(Object.keys(bad.json().errores)).toEqual(['blog']);
    expect((await app.post(setContact.path, fields, operator)).statusCode).toBe(200);
    await pageSays('Tel. 02291 43-1234');
    const home = (await app.get('/')).payload;
    expect(home).toContain('"sameAs":["https://www.instagram.com/costa"]');
    expect((await app.get('/contacto')).payload).toContain('&lt;b&gt;Lunes&lt;/b&gt; a viernes');
    const publication = aPublication();
    await publish(app, { ...publication, contacto: { ...publication.contacto, email: OWNER } });
    await eventually('a message', () => Promise.resolve(sink.sentTo(OWNER).length > 0));
    expect(sink.sentTo(OWNER)[0]!.text).toContain('Marta y Luis');
    expect((await undoLast()).statusCode).toBe(200);
    await pageSays('Tel. 02291 43-1234', false);
  });

  it('leaves a person as many free notices as the operator says', async () => {
    expect((await limit(1, 0)).statusCode).toBe(200);
    await eventually('the limit', async () => (await tariffs()).avisosGratis === 1);
    await pageSays('de 1 propiedad');
    const first = aPublication();
    await publish(app, first);
    const second = aPublication({ contacto: first.contacto });
    const refused = await app.post(publishListing.path, second);
    expect([refused.statusCode, refused.json().motivo]).toEqual([409, 'avisosGratis']);
    expect((await limit(2, 1)).statusCode).toBe(200);
    await eventually('the limit', async () => (await tariffs()).avisosGratis === 2);
    expect((await app.post(publishListing.path, second)).statusCode).toBe(200);
    expect((await limit(101, 2)).json().errores).toHaveProperty('avisos');
  });
});
