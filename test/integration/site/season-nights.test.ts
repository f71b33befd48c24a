import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { formatDay } from '#common/kernel/time/days.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import { removeOption, setSeason, viewOptions } from '#common/site/options/option-calls.js';
import { Season } from '../../../backend/src/pricing/prices/season.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

const YEAR = new Date().getFullYear() + 1;
const WINTER = { periodo: 'Vacaciones Inv.', primera: `${YEAR}-07-05`, ultima: `${YEAR}-07-16` };
/** Twelve nights, which are those of the holidays once they are set. */
const STAY = `llegada=${YEAR}-07-05&salida=${YEAR}-07-17`;

describe('the nights of the season that the operator sets', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    const publication = aPublication();
    publication.inmueble.preciosAlquiler = [
      { id: 1, periodo: 'Vacaciones Inv.', fraccion: '', precio: 140_000, moneda: 'ARS' },
    ];
    code = await approve(app, await publish(app, publication), { operator });
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('options, rate_limits, idempotency_keys', { restart: true }));

  const set = (fields: object = {}) => app.post(setSeason.path, { ...WINTER, visto: 0, ...fields }, operator);
  const card = async (query = '') => {
    const path = `/api/inmueble/busqueda/buscarInmueblesFiltros?operacion=alquiler&pagina=1&${query}`;
    return (await app.get(path)).json().inmuebles[0];
  };
  const isLet = (isOffered: boolean) =>
    eventually(
      `the stay is offered: ${isOffered}`,
      async () => ((await card(STAY))?.estadia?.total === 140_000) === isOffered,
    );
  const page = async () => (await app.get(`/ver-ficha-inmueble/${code}?${STAY}`)).payload;
  const undoLast = async () => {
    const [change] = (await app.get(`${listAudit.path}?porPagina=1`, operator)).json().cambios;
    expect(change.noSeDeshace).toBeNull();
    return app.post(undoChange.path, { idCambio: change.id }, operator);
  };

  it('hold in searches, quotes, pages and the worker within a second, and no longer once undone', async () => {
    await isLet(false);
    expect((await app.get('/')).payload).not.toContain('setNights');
    expect((await set()).statusCode).toBe(200);
    await isLet(true);
    await eventually('the page', async () => (await page()).includes('140.000'));
    await eventually('the data of the page', async () =>
      (await app.get('/')).payload.includes(
        `"setNights":[{"period":6,"first":"${WINTER.primera}","last":"${WINTER.ultima}"}]`,
      ),
    );
    expect((await app.get('/admin')).payload).toContain('setNights');
    const ofWorker = () => app.worker!.get(Season, { strict: false }).calendar.nightsOf(6, 1, YEAR)!;
    await eventually('the worker', async () =>
      Promise.resolve(formatDay(ofWorker().first) === WINTER.primera),
    );
    expect((await undoLast()).statusCode).toBe(200);
    await isLet(false);
    expect((await app.get('/')).payload).not.toContain('setNights');
  });

  it('count in the price per night', async () => {
    expect((await card()).precio).toBe(10_000);
    await set();
    await isLet(true);
    await app.reindex();
    await eventually('the card', async () => (await card()).precio === 11_667);
  });

  it('are those written last for the year; a removed one leaves the one before', async () => {
    expect((await set()).statusCode).toBe(200);
    const late = await set({ ultima: `${YEAR}-07-20` });
    expect([late.statusCode, late.json().error]).toEqual([409, OPTION_MESSAGES.changedMeanwhile]);
    expect((await set({ primera: `${YEAR}-07-12`, ultima: `${YEAR}-07-25`, visto: 1 })).statusCode).toBe(200);
    await isLet(false);
    const { temporadas } = (await app.get(viewOptions.path, operator)).json();
    expect(temporadas.map(({ primera }: { primera: string }) => primera).toSorted()).toEqual([
      `${YEAR}-07-05`,
      `${YEAR}-07-12`,
    ]);
    await app.request({ method: 'DELETE', url: `${removeOption.path}?id=2`, headers: operator });
    await isLet(true);
  });

  it('are set again after those of an earlier year have ended, which the form does not show', async () => {
    expect((await set()).statusCode).toBe(200);
    await app.sql(
      `UPDATE options SET valid_from = now() - interval '1 year', valid_until = now() - interval '1 second'`,
    );
    expect((await app.get(viewOptions.path, operator)).json().temporadas).toEqual([]);
    expect((await set()).statusCode).toBe(200);
  });

  it('are of one year, near Easter or in winter, and not too many', async () => {
    const faults = async (fields: object) => Object.keys((await set(fields)).json().errores);
    expect(await faults({ ultima: `${YEAR}-07-01` })).toEqual(['ultima']);
    expect(await faults({ primera: `${YEAR + 4}-07-05`, ultima: `${YEAR + 4}-07-16` })).toEqual(['primera']);
    expect(await faults({ ultima: `${YEAR + 1}-07-16` })).toEqual(['ultima']);
    expect(await faults({ periodo: 'Semana Santa' })).toEqual(['ultima']);
    expect(await faults({ periodo: 'Enero' })).toEqual(['periodo']);
    expect(await app.count('options')).toBe(0);
  });
});
