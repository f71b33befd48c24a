import {
  annulPayment,
  editContract,
  editProperty,
  recordPayment,
} from '#common/listings/editing/edit-calls.js';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { approve, publish } from '../../builders/desk.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { TestApp } from '../../support/test-app.js';

describe('undoing payments and photos', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    id = await publish(app);
    await approve(app, id, { operator });
    await change(editContract, { idInmueble: id, contrato: { alqfotos: true } });
  });

  const latest = async (): Promise<AuditEntryWire> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json().cambios[0];
  const change = async (call: { path: string }, body: object): Promise<AuditEntryWire> => {
    const answer = await app.post(call.path, body, operator);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return latest();
  };
  const undo = ({ id: idCambio }: AuditEntryWire) => app.post(undoChange.path, { idCambio }, operator);
  const undone = async (entry: AuditEntryWire): Promise<AuditEntryWire> => {
    const answer = await undo(entry);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: UNDO_MESSAGES.done }]);
    return latest();
  };
  /** The contract, and how many payments count. */
  const money = async () =>
    (
      await app.sql(
        `SELECT c.plan, c.paid, c.paid_at, c.paid_until, c.featured_until, c.dated_for, l.featured,
                (SELECT count(*)::int FROM payments p WHERE p.listing_id = l.id AND p.annulled_at IS NULL) AS payments
         FROM contracts c JOIN listings l ON l.id = c.listing_id WHERE c.listing_id = $1`,
        [id],
      )
    )[0];
  const pay = (fecha: string) =>
    change(recordPayment, { idInmueble: id, fecha, monto: 80_000, medio: 'efectivo' });

  it('has no entry for an edit of the contract that changes nothing', async () => {
    await change(editContract, { idInmueble: id, contrato: { alqfotos: true, alqfotdest: true } });
    const paid = await pay('2026-07-20');
    const contrato = { alqfotos: true, alqfotdest: true, pagado: true };
    const same = await change(editContract, { idInmueble: id, contrato, destacado: true });
    expect([paid.accion, same]).toEqual(['listing.payment.record', paid]);
    const other = await change(editContract, { idInmueble: id, contrato, destacado: false });
    expect(other).toMatchObject({ accion: 'listing.edit.contract', antes: { featured: true } });
  });

  it('annuls a recorded payment and restores the dates, and the undoing can be undone twice', async () => {
    await pay('2026-01-15');
    const [before, made] = [await money(), await pay('2026-07-20')];
    const after = await money();
    expect(made).toMatchObject({ accion: 'listing.payment.record', noSeDeshace: null });
    expect(after).not.toEqual(before);
    const annulled = await undone(made);
    expect(annulled).toMatchObject({ accion: 'listing.payment.annul', deshace: made.id });
    expect(await money()).toEqual(before);
    const restored = await undone(annulled);
    expect([restored.accion, await money()]).toEqual(['listing.payment.restore', after]);
    await undone(restored);
    expect(await money()).toEqual(before);
  });

  it('counts an annulled payment again', async () => {
    await pay('2026-01-15');
    const [before, [payment]] = [await money(), await app.sql<{ id: number }>('SELECT id FROM payments')];
    const annulled = await change(annulPayment, { idPago: payment!.id });
    expect(await money()).toEqual({ ...before, payments: 0 });
    await undone(annulled);
    expect(await money()).toEqual(before);
  });

  it('restores a mark of payment that was set or removed, and the dates under a changed plan', async () => {
    const contract = (contrato: object) => change(editContract, { idInmueble: id, contrato });
    const unpaid = await money();
    const marked = await contract({ alqfotos: true, pagado: true });
    const paid = await money();
    expect(paid).toMatchObject({ paid: true, payments: 1 });
    const unmarked = await contract({ alqfotos: true, pagado: false });
    await undone(unmarked);
    expect(await money()).toEqual(paid);
    const replanned = await contract({ alqfotos: true, alqfotdest: true });
    expect(await money()).not.toEqual(paid);
    await undone(replanned);
    expect(await money()).toEqual(paid);
    await undone(marked);
    expect(await money()).toEqual(unpaid);
  });

  it('restores a paid plan after a free one, and the undoing can be undone', async () => {
    await pay('2026-07-20');
    const paid = await money();
    const free = await change(editContract, { idInmueble: id, contrato: { alqsinfotos: true } });
    const unpaid = await money();
    const restored = await undone(free);
    expect(await money()).toEqual(paid);
    await undone(restored);
    expect(await money()).toEqual(unpaid);
  });

  it('refuses to undo a payment before a later one, or one that was annulled by hand', async () => {
    const [first, second] = [await pay('2026-01-15'), await pay('2026-07-20')];
    const refused = await undo(first);
    expect([refused.statusCode, refused.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    await change(annulPayment, { idPago: second.despues!['paymentId'] as number });
    expect((await undo(second)).statusCode).toBe(409);
    // Edits of other sections do not prevent the undo.
    await change(editProperty, { idInmueble: id, observaciones: 'Otra' });
    expect((await undo(await pay('2026-07-21'))).statusCode).toBe(200);
  });

  it('refuses to undo a payment before one that was recorded later for an earlier day', async () => {
    const first = await pay('2026-07-20');
    await pay('2026-07-10');
    const before = await money();
    const refused = await undo(first);
    expect([refused.statusCode, refused.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    expect(await money()).toEqual(before);
  });

  it('removes photos that were added at once, and restores them in their order', async () => {
    const desk = await PhotoDesk.open(app);
    operator = desk.operator;
    await desk.upload(desk.files(1));
    await desk.upload(desk.files(3));
    const [before, added] = [await desk.order(), await latest()];
    expect([before.length, added.noSeDeshace]).toEqual([4, null]);
    const removed = await undone(added);
    expect(await desk.order()).toEqual(before.slice(0, 1));
    const restored = await undone(removed);
    expect(await desk.order()).toEqual(before);
    await desk.post('fotos/eliminarImagenPendiente', { idImagen: before[2] });
    expect((await undo(restored)).statusCode).toBe(409);
    expect(await desk.order()).toHaveLength(3);
  });
});
