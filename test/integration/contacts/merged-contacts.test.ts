import { randomUUID } from 'node:crypto';
import { MERGING_MESSAGES } from '#common/owners/merging-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { OwnerAnswer, OwnerField } from '#common/owners/owner-calls.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';
import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { PRIVACY_VERSION } from '#platform/consents/privacy-version.js';
import { UnsubscriptionLinks } from '../../../backend/src/newsletter/refusals/unsubscription-links.js';
import { OwnerLinks } from '../../../backend/src/listings/public.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist, storeMail, storeSuppressions } from '../../builders/rows.js';
import { fromNow, insertRow } from '../../builders/store.js';
import { TestApp } from '../../support/test-app.js';

describe('two records of one owner', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let kept: number;
  let merged: number;
  let listing: number;
  let code: string;
  let first: PublicationRequest;
  let second: PublicationRequest;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await app.clear();
    [first, second] = [aPublication(), aPublication()];
    second.contacto.dni = first.contacto.dni;
    kept = await contactOf(await publish(app, first));
    listing = await publish(app, second);
    merged = await contactOf(listing);
    code = await approve(app, listing, { operator });
    await addNote(merged, 'Atiende de tarde');
  });

  const addNote = (id: number, texto: string) =>
    app.post('/api/notas/agregarNota', { sobre: 'duenio', id, tipo: 'nota', texto }, operator);
  const contactOf = async (id: number): Promise<number> =>
    (await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [id]))[0]!.id;
  const page = async (id: number): Promise<OwnerAnswer> =>
    (await app.get(`/api/duenios/verDuenio?id=${id}`, operator)).json();
  const versionOf = async (id: number): Promise<number> =>
    (await app.sql<{ version: number }>('SELECT version FROM contacts WHERE id = $1', [id]))[0]?.version ?? 1;
  const merge = async (
    [idQueda, idSeUne]: [number, number],
    campos: OwnerField[] = [],
    headers: object = {},
  ) => {
    const versions = { versionQueda: await versionOf(idQueda), versionSeUne: await versionOf(idSeUne) };
    return app.post(
      '/api/duenios/unir',
      { idQueda, idSeUne, campos, ...versions },
      { ...operator, ...headers },
    );
  };
  const entries = async (filters = ''): Promise<AuditEntryWire[]> =>
    (await app.get(`/api/auditoria/verAuditoria?porPagina=20${filters}`, operator)).json().cambios;
  const mergings = async (): Promise<AuditEntryWire[]> =>
    (await entries()).filter(({ accion }) => accion === 'contact.merge');
  const undo = (idCambio: number) => app.post('/api/auditoria/deshacer', { idCambio }, operator);
  const undoLast = async () => undo((await entries())[0]!.id);
  const state = async () => [
    await app.sql('SELECT id, contact_id, status, code, confirmed FROM listings ORDER BY id'),
    await app.sql('SELECT id, contact_id, body FROM internal_notes ORDER BY id'),
    await app.sql(
      `SELECT id, merged_into_id, first_name, last_name, dni, dni_sealed, dni_digest, mobile, email, confirmed_at, town, street
       FROM contacts ORDER BY id`,
    ),
  ];

  it('are merged with everything that the page shows, and split exactly as they were', async () => {
    await storeMail(app, { recipientEmail: second.contacto.email });
    const before = await state();
    expect((await page(kept)).parecidos).toMatchObject([{ idContactos: merged, comparte: ['dni'] }]);
    const answer = await merge([kept, merged], ['celular', 'email', 'nombre', 'dni', 'domicilio']);
    expect(answer.json()).toEqual({ success: true, message: MERGING_MESSAGES.done });
    const { duenio, avisos, parecidos, correos, unidas } = await page(kept);
    expect(avisos.filas).toHaveLength(2);
    expect(parecidos).toEqual([]);
    expect(duenio).toMatchObject({ email: second.contacto.email, emailConfirmado: expect.any(String) });
    expect(unidas).toMatchObject([
      { idContactos: merged, email: first.contacto.email, emailConfirmado: null },
    ]);
    expect(correos.filas.map(({ destinatario }) => destinatario)).toContain(second.contacto.email);
    expect((await page(merged)).duenio.unidaA).toBe(kept);
    expect(await app.count('internal_notes', `contact_id = ${kept}`)).toBe(1);
    expect((await entries(`&idDuenio=${kept}`)).map(({ accion }) => accion)).toEqual([
      'contact.merge',
      'note.add',
      'listing.approve',
    ]);
    expect((await app.get('/api/contacto/verContactos', operator)).json().contactos).toHaveLength(1);
    expect((await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`)).statusCode).toBe(200);
    expect((await undoLast()).json()).toMatchObject({ success: true });
    expect(await state()).toEqual(before);
    expect((await undoLast()).statusCode).toBe(200);
    expect((await page(kept)).avisos.filas).toHaveLength(2);
  });

  it('keep what they got after the merging when they are split', async () => {
    await merge([kept, merged]);
    const later = aPublication();
    later.contacto = first.contacto;
    const added = await publish(app, later);
    await addNote(kept, 'De después');
    expect((await undo((await mergings())[0]!.id)).statusCode).toBe(200);
    expect(await contactOf(added)).toBe(kept);
    expect(await contactOf(listing)).toBe(merged);
    expect(await app.sql('SELECT contact_id AS owner FROM internal_notes ORDER BY id')).toEqual([
      { owner: merged },
      { owner: kept },
    ]);
  });

  it('are merged once: a repetition is answered, a second merging and a second undo are refused', async () => {
    const versions = { versionQueda: await versionOf(kept), versionSeUne: await versionOf(merged) };
    const body = { idQueda: kept, idSeUne: merged, campos: ['celular'], ...versions };
    const send = () => app.post('/api/duenios/unir', body, operator);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await merge([kept, merged])).json().error).toBe(MERGING_MESSAGES.alreadyMerged);
    expect((await merge([merged, kept])).json().error).toBe(MERGING_MESSAGES.alreadyMerged);
    const [entry] = await mergings();
    const undone = await Promise.all([undo(entry!.id), undo(entry!.id)]);
    expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await undo(entry!.id)).json().error).toBe(UNDO_MESSAGES.undone);
    const key = { 'idempotency-key': randomUUID() };
    const again = { ...body, versionQueda: await versionOf(kept), versionSeUne: await versionOf(merged) };
    const keyed = () => app.post('/api/duenios/unir', again, { ...operator, ...key });
    expect((await keyed()).json()).toEqual({ success: true, message: MERGING_MESSAGES.done });
    expect((await keyed()).json()).toEqual({ success: true, message: MERGING_MESSAGES.done });
  });

  it('are undone in the right order if the mergings exchanged the same data', async () => {
    const third = aPublication();
    third.contacto.dni = first.contacto.dni;
    const other = await contactOf(await publish(app, third));
    const { celular } = (await page(kept)).duenio;
    await merge([kept, merged], ['celular']);
    expect((await merge([other, kept])).json().error).toBe(MERGING_MESSAGES.hasMerged);
    await merge([kept, other], ['celular']);
    const [newer, older] = await mergings();
    expect((await undo(older!.id)).json().error).toBe(UNDO_MESSAGES.changedSince);
    expect((await undo(newer!.id)).statusCode).toBe(200);
    expect((await undo(older!.id)).statusCode).toBe(200);
    expect((await page(kept)).duenio.celular).toBe(celular);
  });

  it('are not merged if they are strangers, the same, gone, changed, or if one of them is on the blacklist', async () => {
    const stranger = await contactOf(await publish(app));
    expect((await merge([kept, stranger])).json().error).toBe(MERGING_MESSAGES.unlike);
    expect((await merge([kept, kept])).json().error).toBe(MERGING_MESSAGES.same);
    expect((await merge([kept, 999_999])).statusCode).toBe(404);
    const stale = { idQueda: kept, versionQueda: 9, idSeUne: merged, versionSeUne: 9, campos: [] };
    const answer = await app.post('/api/duenios/unir', stale, operator);
    expect(answer.json().error).toBe(MERGING_MESSAGES.changedMeanwhile);
    await storeBlacklist(app, second.contacto.email);
    expect((await merge([kept, merged])).json().error).toBe(
      MERGING_MESSAGES.oneBlacklisted(second.contacto.email, first.contacto.email),
    );
    await storeBlacklist(app, first.contacto.email);
    expect((await merge([kept, merged])).statusCode).toBe(200);
    expect((await page(kept)).unidas).toMatchObject([{ enBlacklist: true }]);
  });

  it('are found by the data of both, and a publication with them belongs to the one that stays', async () => {
    await merge([kept, merged], ['celular']);
    const again = aPublication();
    again.contacto = { ...second.contacto };
    expect((await app.post('/api/inmueble/crear/crearInmueble', again)).statusCode).toBe(200);
    expect(await app.sql('SELECT contact_id AS id FROM listings ORDER BY id DESC LIMIT 1')).toEqual([
      { id: kept },
    ]);
    for (const text of [first.contacto.celular, second.contacto.celular, second.contacto.email]) {
      const found = await app.get(`/api/admin/buscar?q=${encodeURIComponent(text)}`, operator);
      expect(found.json().contactos).toMatchObject([{ idContactos: kept }]);
    }
    const summary = await app.get(`/api/inmueble/ver/verResumenPorDNI?dni=${second.contacto.dni}`, operator);
    expect(summary.json().resumen).toMatchObject({ altas: 1, contacto: { idContacto: kept } });
  });

  it('keep the links that were mailed to the other address; new ones go to the address that stays', async () => {
    const links = app.web.get(OwnerLinks, { strict: false });
    const token = (await links.of(listing, second.contacto.email))!.split('#')[1]!;
    await merge([kept, merged]);
    expect(await links.open(token)).toMatchObject({ listingId: listing });
    expect(await links.of(listing, second.contacto.email)).toBeUndefined();
    expect(await links.of(listing, first.contacto.email)).toContain('/mi-aviso#');
    await undoLast();
    expect(await links.open(token)).toMatchObject({ listingId: listing });
  });

  it('are shown and erased together, with the record of the merging', async () => {
    await merge([kept, merged], ['nombre']);
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: listing }, operator);
    const person = { email: second.contacto.email };
    const shown = await app.post('/api/datosPersonales/ver', person, operator);
    expect(shown.body).toContain(first.contacto.email);
    const erased = await app.post('/api/datosPersonales/borrar', person, operator);
    expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)]);
    expect(await app.count('contacts')).toBe(0);
    const [entry] = await mergings();
    expect(entry).toMatchObject({ antes: null, despues: null });
    expect((await undo(entry!.id)).json().error).toBe(UNDO_MESSAGES.emptied);
  });

  it('leave no record of the merging if one of them is erased after they were split', async () => {
    await merge([kept, merged], ['nombre']);
    await undoLast();
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: listing }, operator);
    await app.post('/api/datosPersonales/borrar', { email: second.contacto.email }, operator);
    const about = (await entries())
      .filter(({ accion }) => /^contact\.(merge|split)$/.test(accion))
      .slice(0, 2);
    expect(about.map(({ despues }) => despues)).toEqual([null, null]);
    expect(await app.count('contacts')).toBe(1);
  });

  it('are both named by the entry of their deletion, which an erasure of either empties', async () => {
    await merge([kept, merged]);
    await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble: listing }, operator);
    const url = `/api/contacto/eliminarContacto?id=${kept}`;
    expect((await app.request({ method: 'DELETE', url, headers: operator })).statusCode).toBe(200);
    expect(await app.count('contacts')).toBe(0);
    const { email } = second.contacto;
    expect((await entries())[0]).toMatchObject({ antes: { mergedContacts: [{ id: merged, email }] } });
    await app.post('/api/datosPersonales/borrar', { email }, operator);
    const about = (await entries()).filter(({ accion }) => accion.startsWith('contact.'));
    expect(about.map(({ antes, despues }) => antes ?? despues)).toEqual(about.map(() => null));
  });

  describe('of which one unsubscribed', () => {
    const omissions = async (): Promise<(string | null)[]> => {
      const { contactos } = (await app.get('/api/newsletter/verContactosNewsletter', operator)).json();
      return contactos.map(({ omitido }: { omitido: string | null }) => omitido);
    };
    const suppressed = async () =>
      (await app.sql<{ email: string }>('SELECT email FROM mail_suppressions ORDER BY email')).map(
        ({ email }) => email,
      );

    const withdrawn = () =>
      app.sql(`SELECT email FROM consents WHERE purpose = 'newsletter' AND withdrawn_at IS NOT NULL`);

    beforeEach(async () => {
      await app.empty('mail_suppressions, newsletter_subscribers');
      await app.sql('UPDATE contacts SET confirmed_at = now()');
    });

    it.each([
      ['that was merged', () => second],
      ['that stays', () => first],
    ])(
      'get no newsletter at any address, and are as before once they are split: the one %s',
      async (_, who) => {
        await storeSuppressions(app, who().contacto.email);
        await merge([kept, merged]);
        expect(await omissions()).toEqual(['baja']);
        expect(await suppressed()).toEqual([first.contacto.email, second.contacto.email].toSorted());
        const other = who() === first ? second : first;
        expect(await withdrawn()).toEqual([{ email: other.contacto.email }]);
        expect((await undoLast()).json()).toMatchObject({ success: true });
        expect(await suppressed()).toEqual([who().contacto.email]);
        expect(await withdrawn()).toEqual([]);
        await undoLast();
        expect(await omissions()).toEqual(['baja']);
      },
    );

    it('keep what either of them does after the merging', async () => {
      await storeSuppressions(app, second.contacto.email);
      await merge([kept, merged]);
      const url = new URL(
        await app.web.get(UnsubscriptionLinks, { strict: false }).of(kept, first.contacto.email),
      );
      expect((await app.post(url.pathname + url.search, {})).statusCode).toBe(200);
      await undoLast();
      expect(await suppressed()).toEqual([first.contacto.email, second.contacto.email].toSorted());
    });

    it('get what they asked for after that', async () => {
      await storeSuppressions(app, { email: second.contacto.email, createdAt: fromNow({ days: -2 }) });
      await insertRow(app, 'newsletter_subscribers', {
        email: first.contacto.email,
        textVersion: PRIVACY_VERSION,
        network: '',
        confirmedAt: fromNow({ days: -1 }),
      });
      await merge([kept, merged]);
      expect(await omissions()).toEqual([null]);
    });
  });
});
