import { createInquiry, revealPhone } from '#common/inquiries/inquiry-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import { addClosure, addNotice, removeOption, viewOptions } from '#common/site/options/option-calls.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { OptionsWatch } from '../../../backend/src/platform/options/options-watch.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

const MINUTE_MS = 60_000;

describe('what the operator sets for the whole site', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('options, rate_limits, idempotency_keys');
  });

  const later = (minutes: number) => localTimeOf(new Date(Date.now() + minutes * MINUTE_MS));
  const notice = (fields: object = {}) =>
    app.post(
      addNotice.path,
      { texto: 'Ojo: <b>no señes</b> sin ver.', nivel: 'peligro', desde: '', hasta: '', ...fields },
      operator,
    );
  const close = (fields: object) =>
    app.post(
      addClosure.path,
      { sinPublicar: '', sinConsultar: '', desde: '', hasta: '', ...fields },
      operator,
    );
  const remove = (id: number) =>
    app.request({ method: 'DELETE', url: `${removeOption.path}?id=${id}`, headers: operator });
  const page = async (path = '/tarifas') => (await app.get(path)).payload;
  const view = async () => (await app.get(viewOptions.path, operator)).json();
  const pageSays = (text: string, isSaid = true) =>
    eventually('the page follows', async () => (await page()).includes(text) === isSaid);

  it('is a notice on every page within a second, as text, until it is removed; undoing brings it back', async () => {
    expect(await page()).not.toContain('site-notice');
    expect((await notice()).statusCode).toBe(200);
    await pageSays('<p data-level="danger">Ojo: &lt;b&gt;no señes&lt;/b&gt; sin ver.</p>');
    expect(await page('/consejos')).toContain('site-notice');
    const [{ idAjuste }] = (await view()).avisos;
    expect((await remove(idAjuste)).statusCode).toBe(200);
    await pageSays('site-notice', false);
    const [removed] = (await app.get(`${listAudit.path}?porPagina=1`, operator)).json().cambios;
    expect([removed.accion, removed.noSeDeshace]).toEqual(['option.remove', null]);
    expect((await app.post(undoChange.path, { idCambio: removed.id }, operator)).statusCode).toBe(200);
    await pageSays('data-level="danger"');
  });

  it('begins and ends at its times, without another change', async () => {
    await notice({ texto: 'Siempre', nivel: 'informacion' });
    await notice({ texto: 'Mañana', desde: later(5), hasta: later(10) });
    await eventually('both are listed', async () => (await view()).avisos.length === 2);
    expect((await view()).avisos.map(({ estado }: { estado: string }) => estado)).toEqual([
      'programado',
      'vigente',
    ]);
    await pageSays('Siempre');
    await app.sql(
      `UPDATE options SET valid_from = now() - interval '1 hour' WHERE value->>'text' = 'Siempre'`,
    );
    await app.sql(`UPDATE options SET valid_from = now() + interval '2 seconds', valid_until = now() + interval '4 seconds'
                   WHERE value->>'text' = 'Mañana'`);
    await pageSays('Mañana');
    await pageSays('Siempre');
  });

  it('has possible times, a text, and an administrator', async () => {
    const faults = async (answer: Promise<{ json: () => { errores: object }; statusCode: number }>) => {
      const { statusCode, json } = await answer;
      return [statusCode, Object.keys(json().errores)];
    };
    expect(await faults(notice({ texto: ' ', desde: later(-5) }))).toEqual([400, ['desde', 'texto']]);
    expect(await faults(notice({ desde: later(5), hasta: later(5) }))).toEqual([400, ['hasta']]);
    expect(await faults(notice({ desde: '2027-02-30T10:00', hasta: 'ayer' }))).toEqual([
      400,
      ['desde', 'hasta'],
    ]);
    expect(await faults(close({}))).toEqual([400, ['sinPublicar']]);
    expect((await remove(99)).statusCode).toBe(404);
  });

  it('is followed too if it was set and removed between two looks at the clock', async () => {
    await app.web.get(OptionsWatch).onApplicationShutdown();
    await notice();
    await pageSays('site-notice');
    const [{ idAjuste }] = (await view()).avisos;
    expect((await remove(idAjuste)).statusCode).toBe(200);
    await page();
    await pageSays('site-notice', false);
  });

  it('closes publishing and inquiries with their reasons, and opens them again', async () => {
    const listing = await publish(app);
    const code = await approve(app, listing, { operator });
    const inquiry = {
      nombreCompleto: 'Eva Paz',
      mensaje: 'Hola',
      inmuebleId: listing,
      tipoConsulta: 'email',
      email: 'eva@ejemplo.com',
      tiempo: 9_000,
    };
    await close({ sinPublicar: 'Volvemos el lunes.', sinConsultar: 'Hay una estafa.' });
    await pageSays(OPTION_MESSAGES.closed.publishing('Volvemos el lunes.'));
    const answers = [
      await app.post(publishListing.path, aPublication()),
      await app.post(createInquiry.path, inquiry),
      await app.post(revealPhone.path, { codigo: code }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [409, OPTION_MESSAGES.closed.publishing('Volvemos el lunes.')],
      [409, OPTION_MESSAGES.closed.inquiries('Hay una estafa.')],
      [409, OPTION_MESSAGES.closed.inquiries('Hay una estafa.')],
    ]);
    const [{ idAjuste }] = (await view()).cierres;
    await remove(idAjuste);
    await pageSays('site-notice', false);
    expect((await app.post(createInquiry.path, inquiry)).json()).toMatchObject({ success: true });
  });
});
