import { listAudit, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import type { NoteWire } from '#common/owners/notes/note-calls.js';
import type { OwnerAnswer } from '#common/owners/owner-calls.js';
import {
  storeAccounts,
  storeBlacklist,
  STORED_PASSWORD,
  storeInquiries,
  storeMail,
  storeSupportMessages,
} from '../../builders/rows.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { sessionOf, TestApp } from '../../support/test-app.js';

describe('the page of an owner', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;
  let owner: number;
  const publication = aPublication();

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    publication.contrato.tipoContratoAlquiler = 'alqfotos';
    listing = await publish(app, publication);
    owner = await contactOf(listing);
  });
  afterAll(() => app.stop());

  const contactOf = async (id: number): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [id]))[0]!.id;
  const page = async (id = owner): Promise<OwnerAnswer> =>
    (await app.get(`/api/duenios/verDuenio?id=${id}`, operator)).json();

  it('shows what is recorded, with the notices of this owner only', async () => {
    await publish(app);
    const { duenio, avisos, ...rest } = await page();
    expect(duenio).toMatchObject({
      idContactos: owner,
      nombre: 'Ana',
      dni: publication.contacto.dni,
      email: publication.contacto.email,
      emailConfirmado: null,
      enBlacklist: false,
    });
    expect(avisos).toMatchObject({
      filas: [{ idInmuebles: listing, codigo: null, estado: 'pendiente', plan: 'alqfotos', pagado: 0 }],
      hayMas: false,
    });
    expect(rest).toMatchObject({ pagos: { filas: [] }, consultas: { filas: [] }, parecidos: [] });
    expect((await app.get('/api/duenios/verDuenio?id=999999', operator)).statusCode).toBe(404);
  });

  it('shows payments, inquiries, mails and messages, also to other spellings of the address', async () => {
    const code = await approve(app, listing, { operator });
    await app.post(
      '/api/inmueble/actualizar/actualizarPago',
      { idInmueble: listing, monto: 30_000, fecha: '2026-01-15' },
      operator,
    );
    const answeredAt = new Date(Date.UTC(2026, 5, 2));
    const others = Array.from({ length: 20 }, (_, at) => ({
      createdAt: new Date(Date.UTC(2026, 0, at + 1)),
    }));
    await storeInquiries(
      app,
      ...others.map((one) => ({ ...one, listingId: listing, code })),
      {
        listingId: listing,
        code,
        message: 'La última',
        createdAt: new Date(Date.UTC(2026, 5, 1)),
        answeredAt,
      },
      { listingId: null, code, message: 'De otro aviso' },
    );
    const [name, host] = publication.contacto.email.split('@');
    const email = `${name}+playa@${host}`;
    await storeMail(
      app,
      { recipientEmail: email, facts: { listingId: listing } },
      { recipientEmail: 'x@y.ar' },
    );
    await storeSupportMessages(app, { email, message: '¿Cómo pago?' });
    await storeBlacklist(app, email);
    const { duenio, pagos, consultas, correos, mensajes } = await page();
    expect(duenio.enBlacklist).toBe(true);
    expect(pagos.filas).toMatchObject([
      { monto: 30_000, aviso: { id: listing, codigo: code, estado: 'alta' } },
    ]);
    expect([consultas.filas.length, consultas.hayMas, consultas.filas[0]!.mensaje]).toEqual([
      20,
      true,
      'La última',
    ]);
    expect(consultas.filas.slice(0, 2).map(({ respondida }) => respondida)).toEqual([
      answeredAt.toISOString(),
      null,
    ]);
    expect(consultas.filas[0]!.inmueble).toEqual({ id: listing, estado: 'alta', idContacto: owner });
    expect(correos.filas).toContainEqual(expect.objectContaining({ destinatario: email, codigo: code }));
    expect(correos.filas.map(({ destinatario }) => destinatario)).not.toContain('x@y.ar');
    expect(mensajes.filas).toMatchObject([{ mensaje: '¿Cómo pago?', respondida: null }]);
  });

  it('has the newest notices and payments first', async () => {
    const { contacto } = aPublication();
    const { contrato } = publication;
    const publishOne = () => publish(app, aPublication({ contacto, contrato }));
    const ids = [await publishOne(), await publishOne()];
    await approve(app, ids[0]!, { operator });
    const dates = ['2026-01-15', '2026-02-15', '2026-01-10'];
    for (const fecha of dates) {
      const paid = { idInmueble: ids[0], monto: 30_000, fecha };
      const answer = await app.post('/api/inmueble/actualizar/actualizarPago', paid, operator);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    }
    const { avisos, pagos } = await page(await contactOf(ids[0]!));
    expect(avisos.filas.map(({ idInmuebles }) => idInmuebles)).toEqual(ids.toReversed());
    expect(pagos.filas.map(({ fecha }) => fecha.slice(0, 10))).toEqual(dates.toSorted().reverse());
  });

  it('names other records with the same DNI, mobile or mailbox', async () => {
    await app.empty('blacklist');
    const relative = aPublication();
    relative.contacto.dni = publication.contacto.dni;
    const other = await contactOf(await publish(app, relative));
    const twin = aPublication({ contacto: { ...publication.contacto, dni: '31222333' } });
    const second = await contactOf(await publish(app, twin));
    expect((await page()).parecidos).toMatchObject([
      { idContactos: second, avisos: 1, comparte: ['celular', 'email'] },
      { idContactos: other, comparte: ['dni'] },
    ]);
  });

  it('has a history of the owner and of the notices of this owner only', async () => {
    const changes = async (id: number): Promise<unknown[]> =>
      (await app.get(`${listAudit.path}?idDuenio=${id}`, operator))
        .json()
        .cambios.map(({ accion, entidad, idEntidad }: AuditEntryWire) => [accion, entidad, idEntidad]);
    const own = await publish(app);
    const [id, another] = [await contactOf(own), await publish(app)];
    expect(await changes(id)).toEqual([]);
    await approve(app, own, { operator });
    await approve(app, another, { operator });
    await app.post('/api/notas/agregarNota', { sobre: 'duenio', id, tipo: 'nota', texto: 'Uno' }, operator);
    expect(await changes(id)).toEqual([
      ['note.add', 'contact', id],
      ['listing.approve', 'listing', own],
    ]);
    expect(await changes(999_999)).toEqual([]);
  });

  describe('internal notes', () => {
    const notes = async (sobre: string, id: number, as = operator): Promise<NoteWire[]> =>
      (await app.get(`/api/notas/verNotas?sobre=${sobre}&id=${id}`, as)).json().notas;
    const add = (body: object, as = operator) => app.post('/api/notas/agregarNota', body, as);
    const change = (body: object, as = operator) => app.post('/api/notas/cambiarNota', body, as);
    const remove = (id: number, as = operator) =>
      app.request({ method: 'DELETE', url: `/api/notas/eliminarNota?id=${id}`, headers: as });

    beforeEach(() => app.sql('DELETE FROM internal_notes'));

    it('of an owner and of a notice are shown with both', async () => {
      await add({ sobre: 'duenio', id: owner, tipo: 'llamada', texto: ' Llamar a la tarde. ' });
      await add({ sobre: 'aviso', id: listing, tipo: 'nota', texto: 'Falta la escritura.' });
      for (const found of [await notes('duenio', owner), await notes('aviso', listing)])
        expect(found).toMatchObject([
          { tipo: 'nota', texto: 'Falta la escritura.', esMia: true, editada: null, aviso: { id: listing } },
          { tipo: 'llamada', texto: 'Llamar a la tarde.', aviso: null },
        ]);
      expect(await notes('duenio', 999_999)).toEqual([]);
      const answer = await add({ sobre: 'aviso', id: 999_999, tipo: 'nota', texto: 'x' });
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'Ese dueño o aviso ya no existe.']);
    });

    it('are changed and deleted by their author only, by the version that was shown', async () => {
      await storeAccounts(app, { email: 'otra@ejemplo.com', role: 'administrator' });
      const answer = await app.post('/api/admin/login', {
        email: 'otra@ejemplo.com',
        password: STORED_PASSWORD,
      });
      const other = sessionOf(answer)!;
      await add({ sobre: 'duenio', id: owner, tipo: 'nota', texto: 'Uno' });
      const [{ idNota, version } = { idNota: 0, version: 0 }] = await notes('duenio', owner);
      expect((await notes('duenio', owner, other))[0]!.esMia).toBe(false);
      expect((await change({ idNota, version, texto: 'Dos' }, other)).statusCode).toBe(403);
      expect((await remove(idNota, other)).statusCode).toBe(403);
      expect((await change({ idNota, version, texto: ' ' })).statusCode).toBe(400);
      expect((await change({ idNota, version, texto: 'Dos' })).statusCode).toBe(200);
      expect((await change({ idNota, version, texto: 'Tres' })).statusCode).toBe(409);
      expect(await notes('duenio', owner)).toMatchObject([{ texto: 'Dos', editada: expect.any(String) }]);
      expect((await remove(idNota)).statusCode).toBe(200);
      expect((await remove(idNota)).statusCode).toBe(404);
      const entries = await app.sql(
        `SELECT action, before->>'note' AS before, after->>'note' AS after FROM audit_entries
         WHERE entity = 'contact' AND entity_id = $1 AND action LIKE 'note.%' ORDER BY id DESC LIMIT 3`,
        [owner],
      );
      expect(entries).toEqual([
        { action: 'note.remove', before: 'Dos', after: null },
        { action: 'note.change', before: 'Uno', after: 'Dos' },
        { action: 'note.add', before: null, after: 'Uno' },
      ]);
    });
  });
});
