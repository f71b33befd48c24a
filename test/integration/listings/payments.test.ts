import { listAudit, undoChange } from '#common/accounts/audit/audit-calls.js';
import type { PaymentWire } from '#common/contracts/contract-calls.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { sheetOf } from '../../support/sheet-of.js';
import { TestApp } from '../../support/test-app.js';

describe('payments of a notice', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const publication = aPublication();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    id = await publish(app, publication);
    await approve(app, id, { operator });
  });

  const update = (call: string, body: object) => app.post(`/api/inmueble/actualizar/${call}`, body, operator);
  const pay = (details: object = {}) => update('actualizarPago', { idInmueble: id, ...details });
  const detail = async (): Promise<AdminListingAnswer> =>
    (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json();
  const datesOf = (payments: PaymentWire[]) => payments.map(({ fecha }) => fecha);

  it('are all kept; the contract has the date of the last one, in whatever order they are entered', async () => {
    const now = (await pay()).json().fechaPago;
    const details = {
      fecha: '2026-01-15',
      monto: 30_000,
      moneda: 'ARS',
      medio: 'transferencia',
      recibo: 'A-12',
      nota: 'Seña.',
    };
    expect((await pay(details)).json()).toEqual({
      success: true,
      message: '✅ Fecha de pago actualizada correctamente',
      fechaPago: now,
    });
    const { contrato, pagos } = await detail();
    expect(contrato).toMatchObject({ pagado: 1, fechaPago: now });
    expect(datesOf(pagos)).toEqual([now, '2026-01-15T15:00:00.000Z']);
    expect(pagos).toMatchObject([
      { monto: null, medio: '', recibo: '', plan: 'alqfotos', anulado: false },
      { monto: 30_000, moneda: 'ARS', medio: 'transferencia', recibo: 'A-12', nota: 'Seña.' },
    ]);
  });

  it('begin with the box that marks the contract as paid, once', async () => {
    const mark = (pagado: boolean) =>
      update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: true, pagado } });
    await mark(true);
    await mark(true);
    const { contrato, pagos } = await detail();
    expect(datesOf(pagos)).toEqual([contrato.fechaPago]);
    await mark(false);
    await pay({ fecha: '2026-01-15' });
    expect((await detail()).contrato.fechaPago).toBe('2026-01-15T15:00:00.000Z');
  });

  it('stop counting when the box is unmarked while their term runs, and count again when that is undone', async () => {
    const mark = (pagado: boolean) =>
      update('actualizarContrato', { idInmueble: id, contrato: { alqfotos: true, pagado } });
    await pay({ monto: 20_000, fecha: '2026-01-15' });
    await pay({ monto: 55_000 });
    await mark(false);
    const annulled = async () => (await detail()).pagos.map(({ monto, anulado }) => [monto, anulado]);
    expect((await detail()).contrato.pagado).toBe(0);
    expect(await annulled()).toEqual([
      [55_000, true],
      [20_000, false],
    ]);
    const { cambios } = (await app.get(`${listAudit.path}?idInmueble=${id}&porPagina=1`, operator)).json();
    expect((await app.post(undoChange.path, { idCambio: cambios[0].id }, operator)).statusCode).toBe(200);
    expect((await detail()).contrato.pagado).toBe(1);
    expect(await annulled()).toEqual([
      [55_000, false],
      [20_000, false],
    ]);
  });

  it('are annulled once, stay in the list, and do not change the contract', async () => {
    await pay({ monto: 3 });
    const [payment] = (await detail()).pagos;
    const annul = (idPago: number) => update('anularPago', { idPago });
    expect((await annul(payment!.idPago)).json()).toEqual({ success: true, message: 'Pago anulado.' });
    expect((await annul(payment!.idPago)).statusCode).toBe(409);
    expect((await annul(999_999)).statusCode).toBe(404);
    const { contrato, pagos } = await detail();
    expect([contrato.pagado, pagos]).toEqual([1, [{ ...payment, anulado: true }]]);
    const [entry] = await app.sql(
      `SELECT after->'annulled' AS annulled FROM audit_entries WHERE entity_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    expect(entry).toEqual({ annulled: true });
  });

  it.each([
    [{ fecha: '2999-01-01' }, 'fecha'],
    [{ monto: 0 }, 'monto'],
    [{ monto: 'mucho' }, 'monto'],
    [{ moneda: 'EUR' }, 'moneda'],
    [{ medio: 'trueque' }, 'medio'],
    [{ recibo: 'x'.repeat(41) }, 'recibo'],
  ])('with %j are refused', async (details, field) => {
    const answer = await pay(details);
    expect([answer.statusCode, Object.keys(answer.json().errores)]).toEqual([400, [field]]);
    expect((await detail()).pagos).toEqual([]);
  });

  it('last as many days longer as the operator says, and shorter again', async () => {
    const prolong = (dias: unknown) => update('prorrogarPlan', { idInmueble: id, dias });
    expect((await prolong(15)).json().error).toBe('El aviso no tiene un plan pago con vencimiento.');
    await pay({ fecha: '2026-01-15' });
    const end = async () => (await detail()).contrato.pagoHasta;
    expect(await end()).toBe('2026-08-31');
    expect((await prolong(15)).statusCode).toBe(200);
    expect(await end()).toBe('2026-09-15');
    await prolong(-15);
    expect(await end()).toBe('2026-08-31');
    for (const dias of [0, 181, -181, 1.5, 'mucho']) expect((await prolong(dias)).statusCode).toBe(400);
    expect(await end()).toBe('2026-08-31');
  });

  it('of a free plan are refused', async () => {
    await update('actualizarContrato', { idInmueble: id, contrato: { alqsinfotos: true } });
    expect((await pay()).statusCode).toBe(409);
    expect((await detail()).pagos).toEqual([]);
  });

  it('survive their notice', async () => {
    await pay({ monto: 30_000 });
    const [payment] = (await detail()).pagos;
    await app.sql('DELETE FROM listings WHERE id = $1', [id]);
    expect(
      await app.count('payments', `id = ${payment!.idPago} AND listing_id IS NULL AND amount = 30000`),
    ).toBe(1);
  });

  it('are summed by month, plan and currency without the annulled ones, and listed in a file', async () => {
    await app.empty('payments');
    await pay({ monto: 30_000, recibo: '=2+3' });
    await pay({ monto: 20_000 });
    await pay();
    await pay({ monto: 50, moneda: 'USD' });
    await pay({ monto: 9 });
    await update('anularPago', { idPago: (await detail()).pagos.find(({ monto }) => monto === 9)!.idPago });
    await pay({ monto: 7, fecha: '2020-01-15' });
    const { meses, filas } = (await app.get('/api/estadisticas/verIngresos', operator)).json();
    expect(meses).toHaveLength(12);
    const mes = meses.at(-1);
    expect(filas).toEqual([
      { mes, plan: 'alqfotos', moneda: 'ARS', pagos: 3, total: 50_000 },
      { mes, plan: 'alqfotos', moneda: 'USD', pagos: 1, total: 50 },
    ]);
    const file = await app.post('/api/estadisticas/exportarPagos', {}, operator);
    expect(file.headers['content-disposition']).toBe('attachment; filename="pagos.csv"');
    const [header, ...lines] = file.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFF?Fecha;Código;Aviso;Plan;Importe;/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d;ALQ-\d{4};\d+;Alquiler Estándar;30000;ARS;;'=2\+3;$/);
    const workbook = await app.post('/api/estadisticas/exportarPagosExcel', {}, operator);
    const rows = sheetOf(workbook.rawPayload, 'Pagos');
    expect(rows.map((row) => row['Importe'])).toEqual(
      lines.map((line) => Number(line.split(';')[4]) || undefined),
    );
    expect([rows[0]!['Recibo'], rows[0]!['Fecha']]).toEqual(['=2+3', expect.any(Date)]);
  });
});
