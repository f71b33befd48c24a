import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { moveOwnNotice, viewOwnNotice } from '#common/owners/link/owner-access-calls.js';
import { noConditions } from '#common/listings/conditions/conditions.js';
import { addNote, removeNote } from '#common/owners/notes/note-calls.js';
import { AUDIT_ACTIONS } from '#common/accounts/audit/audit-actions.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { OwnerLinks } from '../../../backend/src/listings/owner/owner-links.js';
import { approve, publish } from '../../builders/desk.js';
import { storeSuppressions } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const EDIT = '/api/inmueble/actualizar';
const MOVE = '/api/inmueble/delete';

describe('undoing changes of the audit trail', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let id: number;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await app.clear();
    id = await publish(app);
    code = await approve(app, id, { operator });
  });

  const last = async (): Promise<AuditEntryWire> =>
    (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json().cambios[0];
  const undo = (idCambio: number, headers: object = {}) =>
    app.post('/api/auditoria/deshacer', { idCambio }, { ...operator, ...headers });
  const change = async (call: string, body: object): Promise<AuditEntryWire> => {
    const answer = await app.post(call, body, operator);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return last();
  };
  const state = async () => {
    const [listing] = await app.sql(
      `SELECT l.status, l.code, l.notes, l.featured, l.property_type, l.conditions, p.first_name, p.mobile, p.email, p.confirmed_at IS NOT NULL AS confirmed, u.town, u.street, c.plan,
         (SELECT array_agg(array[r.period, r.fraction, r.amount] || r.rented::int ORDER BY r.period, r.fraction) FROM prices r WHERE r.listing_id = l.id) AS prices,
         (SELECT array_agg(amenity_id ORDER BY amenity_id) FROM listing_amenities a WHERE a.listing_id = l.id) AS amenities
       FROM listings l JOIN contacts p ON p.id = l.contact_id JOIN locations u ON u.listing_id = l.id JOIN contracts c ON c.listing_id = l.id
       WHERE l.id = $1`,
      [id],
    );
    return listing;
  };

  it('takes the unsubscription from the address that an owner had for a while', async () => {
    await app.empty('mail_suppressions');
    const [owner] = await app.sql<{ email: string }>('SELECT email FROM contacts');
    await storeSuppressions(app, owner!.email);
    const suppressed = () => app.sql('SELECT email, reason FROM mail_suppressions ORDER BY email');
    const isOfOwner = { email: owner!.email, reason: 'unsubscribed' };
    const { id: idCambio } = await change(`${EDIT}/updateContacto`, {
      idInmueble: id,
      email: 'a.nueva@ejemplo.com',
    });
    expect(await suppressed()).toEqual([{ email: 'a.nueva@ejemplo.com', reason: 'unsubscribed' }, isOfOwner]);
    expect((await undo(idCambio)).statusCode).toBe(200);
    expect(await suppressed()).toEqual([isOfOwner]);
    expect((await undo((await last()).id)).statusCode).toBe(200);
    expect(await suppressed()).toHaveLength(2);
  });

  it('leaves a mailbox alone whose owner had only an address that bounced', async () => {
    await app.empty('mail_suppressions');
    const [owner] = await app.sql<{ email: string }>('SELECT email FROM contacts');
    await storeSuppressions(app, { email: owner!.email, reason: 'bounced' });
    await change(`${EDIT}/updateContacto`, { idInmueble: id, email: 'a.nueva@ejemplo.com' });
    expect(await app.count('mail_suppressions')).toBe(1);
  });

  it('gives a returned notice back the reason of its absence', async () => {
    const lapsedAt = '2026-10-01T12:00:00.000Z';
    await change(`${MOVE}/darDeBajaAlta`, { idInmueble: id });
    await app.sql('UPDATE listings SET season_lapsed_at = $2 WHERE id = $1', [id, lapsedAt]);
    const lapsed = async () =>
      (await app.get('/api/inmueble/obtener/verBajasAltas?marca=temporada', operator))
        .json()
        .map(({ sinConfirmarTemporada }: AdminListingRow) => sinConfirmarTemporada);
    expect(await lapsed()).toEqual([lapsedAt]);
    const { id: idCambio } = await change(`${MOVE}/restaurarAltaInmueble`, { idInmueble: id });
    expect(await lapsed()).toEqual([]);
    expect((await undo(idCambio)).statusCode).toBe(200);
    expect(await lapsed()).toEqual([lapsedAt]);
  });

  it('does not publish again what its owner has taken down since', async () => {
    const [owner] = await app.sql<{ email: string }>('SELECT email FROM contacts');
    const enlace = await app.web.get(OwnerLinks, { strict: false }).of(id, owner!.email);
    const move = async (accion: string): Promise<AuditEntryWire> => {
      const token = enlace!.split('#')[1];
      const { version } = (await app.post(viewOwnNotice.path, { enlace: token })).json().aviso;
      return change(moveOwnNotice.path, { enlace: token, accion, version });
    };
    const paused = await move('pausar');
    await move('reanudar');
    const withdrawn = await change(`${MOVE}/darDeBajaAlta`, { idInmueble: id });
    await change(`${MOVE}/restaurarAltaInmueble`, { idInmueble: id });
    const taken = await move('darDeBaja');
    for (const earlier of [paused, withdrawn]) {
      const refused = await undo(earlier.id);
      expect([refused.statusCode, refused.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    }
    expect((await state())?.['status']).toBe('withdrawn');
    expect((await undo(taken.id)).statusCode).toBe(200);
  });

  it.each<[string, string, (id: number) => object]>([
    ['listing.withdraw', `${MOVE}/darDeBajaAlta`, (idInmueble) => ({ idInmueble })],
    ['listing.edit.contact', `${EDIT}/updateContacto`, (idInmueble) => ({ idInmueble, nombre: 'Beatriz' })],
    [
      'listing.edit.property',
      `${EDIT}/updateInmueble`,
      (idInmueble) => ({ idInmueble, observaciones: 'Otra' }),
    ],
    [
      'listing.edit.property',
      `${EDIT}/updateInmueble`,
      (idInmueble) => ({ idInmueble, tipoVivienda: 2, ambientes: 2 }),
    ],
    ['listing.edit.location', `${EDIT}/updateUbicacion`, (idInmueble) => ({ idInmueble, calle: 'Calle 98' })],
    ['listing.edit.amenities', `${EDIT}/updateServicios`, (idInmueble) => ({ idInmueble, servicios: [1] })],
    [
      'listing.edit.contact',
      `${EDIT}/updateContacto`,
      (idInmueble) => ({ idInmueble, email: 'otra@ejemplo.com' }),
    ],
    ['listing.edit.code', `${EDIT}/updateAltaInmueble`, (idInmueble) => ({ idInmueble, codigo: 'ALQ-0999' })],
    [
      'listing.edit.contract',
      `${EDIT}/actualizarContrato`,
      (idInmueble) => ({ idInmueble, contrato: { alqfotos: true, alqfotdest: true } }),
    ],
    [
      'listing.edit.prices',
      `${EDIT}/updatePrecios`,
      (idInmueble) => ({
        idInmueble,
        precios: [{ periodo: 'Marzo', fraccion: 'Semana', monto: 99_000, tipo_moneda: 'ARS', alquilado: 1 }],
      }),
    ],
  ])('puts back what %s changed, and the undoing can be undone', async (action, call, body) => {
    const before = await state();
    const made = await change(call, body(id));
    expect(made).toMatchObject({ accion: action, noSeDeshace: null, deshace: null });
    const after = await state();
    expect(after).not.toEqual(before);
    const answer = await undo(made.id);
    expect(answer.json()).toEqual({ success: true, message: UNDO_MESSAGES.done });
    expect(await state()).toEqual(before);
    const undoing = await last();
    expect(undoing).toMatchObject({ deshace: made.id, noSeDeshace: null });
    expect((await undo(undoing.id)).statusCode).toBe(200);
    expect(await state()).toEqual(after);
  });

  it('gives back what the conditions said about pets, and a note its author and day', async () => {
    const condiciones = { ...noConditions(), mascotas: 'si' };
    await change(`${EDIT}/updateInmueble`, { idInmueble: id, condiciones });
    const before = await state();
    const made = await change(`${EDIT}/updateServicios`, { idInmueble: id, servicios: [1] });
    expect((await state())!.conditions).toMatchObject({ mascotas: null });
    expect((await undo(made.id)).statusCode).toBe(200);
    expect(await state()).toEqual(before);

    await change(addNote.path, { sobre: 'aviso', id, tipo: 'llamada', texto: 'Llama el lunes.' });
    await app.sql(
      `UPDATE internal_notes SET created_at = '2026-10-01T12:00:00Z', updated_at = '2026-10-02T12:00:00Z'`,
    );
    const [note] = await app.sql<{ id: number }>('SELECT * FROM internal_notes');
    await app.request({ method: 'DELETE', url: `${removeNote.path}?id=${note!.id}`, headers: operator });
    expect(await app.count('internal_notes')).toBe(0);
    expect((await undo((await last()).id)).statusCode).toBe(200);
    expect(await app.sql('SELECT * FROM internal_notes')).toEqual([note]);
  });

  it('gives a prolonged plan its earlier end', async () => {
    await change(`${EDIT}/actualizarContrato`, { idInmueble: id, contrato: { alqfotos: true } });
    await change(`${EDIT}/actualizarPago`, { idInmueble: id, fecha: '2026-01-15' });
    const end = async () =>
      (await app.get(`/api/inmueble/ver/verInmuebleAlta?id=${id}`, operator)).json().contrato.pagoHasta;
    const before = await end();
    const made = await change(`${EDIT}/prorrogarPlan`, { idInmueble: id, dias: 15 });
    expect(made).toMatchObject({ accion: 'listing.edit.term', noSeDeshace: null });
    expect(await end()).not.toBe(before);
    expect((await undo(made.id)).json().message).toBe(UNDO_MESSAGES.done);
    expect(await end()).toBe(before);

    // Days taken away, after which the position is over.
    await app.sql('UPDATE contracts SET paid_until = now()::date + 90, featured_until = now()::date + 3');
    const days = () => app.sql('SELECT paid_until::text, featured_until::text FROM contracts');
    const kept = await days();
    const shortened = await change(`${EDIT}/prorrogarPlan`, { idInmueble: id, dias: -10 });
    expect(await days()).not.toEqual(kept);
    expect((await undo(shortened.id)).statusCode).toBe(200);
    expect(await days()).toEqual(kept);
  });

  it('undoes changes of a rejected notice, of the blacklist, services, notes and messages', async () => {
    const pending = await publish(app);
    const statusOf = async () => (await app.sql('SELECT status FROM listings WHERE id = $1', [pending]))[0];
    const rejected = await change(`${MOVE}/rechazarInmueblePendiente`, { idInmueble: pending });
    expect((await undo(rejected.id)).statusCode).toBe(200);
    expect(await statusOf()).toEqual({ status: 'pending' });
    expect((await undo((await last()).id)).statusCode).toBe(200);
    expect(await statusOf()).toEqual({ status: 'rejected' });

    const listed = await change('/api/blacklist/agregarBlacklist', {
      email: 'x@y.com',
      descripcion: 'Estafa',
    });
    expect((await undo(listed.id)).statusCode).toBe(200);
    expect(await app.count('blacklist')).toBe(0);
    expect((await undo((await last()).id)).statusCode).toBe(200);
    expect(await app.count('blacklist', `description = 'Estafa'`)).toBe(1);

    const named = await change('/api/servicios/modificarServicio', { id: 1, nombre: 'Otro nombre' });
    expect((await undo(named.id)).statusCode).toBe(200);
    expect(await app.count('amenities', `name = 'Otro nombre'`)).toBe(0);

    const note = { sobre: 'aviso', id, tipo: 'nota', texto: 'Llamar el lunes' };
    const noted = await change('/api/notas/agregarNota', note);
    expect((await undo(noted.id)).statusCode).toBe(200);
    expect(await app.count('internal_notes')).toBe(0);
    expect((await undo((await last()).id)).statusCode).toBe(200);
    expect(await app.count('internal_notes', `body = 'Llamar el lunes'`)).toBe(1);
  });

  it('says why a change cannot be undone', async () => {
    const approved = await last();
    const why = AUDIT_ACTIONS['listing.approve'].final;
    expect(approved).toMatchObject({ accion: 'listing.approve', noSeDeshace: why });
    const refused = await undo(approved.id);
    expect([refused.statusCode, refused.json().error]).toEqual([409, why]);
    expect((await undo(999_999)).statusCode).toBe(404);
  });

  it('refuses to undo what has changed since, and undoes the newer change first', async () => {
    const edit = (observaciones: string) =>
      change(`${EDIT}/updateInmueble`, { idInmueble: id, observaciones });
    const [first, second] = [await edit('Uno'), await edit('Dos')];
    const refused = await undo(first.id);
    expect([refused.statusCode, refused.json().error]).toEqual([409, UNDO_MESSAGES.changedSince]);
    expect((await undo(second.id)).statusCode).toBe(200);
    expect((await undo(first.id)).statusCode).toBe(200);
    expect((await state())?.['notes']).toBe('A dos cuadras del mar, con parque y parrilla.');
  });

  it('gives the repetition of a request the same answer, and tells the second of two that it is undone', async () => {
    const made = await change(`${EDIT}/updateInmueble`, { idInmueble: id, observaciones: 'Uno' });
    const key = { 'idempotency-key': 'una-vez' };
    const answers = [await undo(made.id, key), await undo(made.id, key)];
    expect(answers.map(({ body }) => body)).toEqual([answers[0]!.body, answers[0]!.body]);
    expect(await app.count('audit_entries', `undoes_id = ${made.id}`)).toBe(1);
    const late = await undo(made.id);
    expect([late.statusCode, late.json().error]).toEqual([409, UNDO_MESSAGES.undone]);

    const other = await change(`${EDIT}/updateInmueble`, { idInmueble: id, observaciones: 'Dos' });
    const together = await Promise.all([undo(other.id), undo(other.id), undo(other.id)]);
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refusals = together
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json().error);
    expect(refusals).toEqual([UNDO_MESSAGES.undone, UNDO_MESSAGES.undone]);
  });

  it('refuses after thirty days, and after the contents were removed', async () => {
    const made = await change(`${EDIT}/updateInmueble`, { idInmueble: id, observaciones: 'Uno' });
    const [old] = await app.sql<{ id: number }>(
      `INSERT INTO audit_entries (administrator_id, action, entity, entity_id, before, after, created_at)
       SELECT administrator_id, action, entity, entity_id, before, after, now() - interval '31 days' FROM audit_entries WHERE id = $1 RETURNING id`,
      [made.id],
    );
    expect((await undo(Number(old!.id))).json().error).toBe(UNDO_MESSAGES.tooOld(30));
    await app.sql('UPDATE audit_entries SET before = NULL, after = NULL, redacted_at = now() WHERE id = $1', [
      made.id,
    ]);
    expect((await undo(made.id)).json().error).toBe(UNDO_MESSAGES.emptied);
  });

  it('keeps the rules of the use case: a code that somebody else has got since is not given back', async () => {
    const made = await change(`${EDIT}/updateAltaInmueble`, { idInmueble: id, codigo: 'ALQ-0999' });
    await app.sql(`DELETE FROM former_codes WHERE code = $1`, [code]);
    const other = await publish(app);
    await approve(app, other, { operator });
    await change(`${EDIT}/updateAltaInmueble`, { idInmueble: other, codigo: code });
    expect((await undo(made.id)).statusCode).toBe(409);
  });
});
