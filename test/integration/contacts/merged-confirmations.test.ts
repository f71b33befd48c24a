import type { OwnerField } from '#common/owners/owner-calls.js';
import { OwnerLinks } from '../../../backend/src/listings/public.js';
import { ConfirmationLinks } from '../../../backend/src/listings/submission/confirmation-links.js';
import { publishFrom } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

const ADDRESS = 'ana@ejemplo.com';
const SAME_MAILBOX = 'ana+otra@ejemplo.com';

describe('the address of two records that were merged', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries');
  });

  /** Two records with one DNI, each with a pending notice. */
  const twoRecords = async (otherAddress: string) => {
    const [first, second] = [aPublication(), aPublication()];
    first.contacto.email = ADDRESS;
    second.contacto.email = otherAddress;
    second.contacto.dni = first.contacto.dni;
    const { dni } = first.contacto;
    return { dni, kept: await publishFrom(app, first), merged: await publishFrom(app, second) };
  };
  type Records = Awaited<ReturnType<typeof twoRecords>>;

  const merge = async ({ kept, merged }: Records, campos: OwnerField[] = []) => {
    const body = {
      idQueda: kept.contactId,
      idSeUne: merged.contactId,
      versionQueda: 1,
      versionSeUne: 1,
      campos,
    };
    expect((await app.post('/api/duenios/unir', body, operator)).statusCode).toBe(200);
  };
  const split = async () => {
    const { cambios } = (await app.get('/api/auditoria/verAuditoria?porPagina=1', operator)).json();
    const undone = await app.post('/api/auditoria/deshacer', { idCambio: cambios[0].id }, operator);
    expect(undone.statusCode).toBe(200);
  };
  const addressOf = async (id: number) =>
    (await app.sql<{ email: string }>('SELECT email FROM contacts WHERE id = $1', [id]))[0]!.email;
  /** Presses the button of a receipt. */
  const confirm = async (id: number) => {
    const links = app.web.get(ConfirmationLinks, { strict: false });
    const url = new URL(await links.of({ id, email: await addressOf(id) }));
    expect((await app.post(url.pathname + url.search, {})).statusCode).toBe(200);
  };
  const state = () =>
    Promise.all([
      app.sql('SELECT id, contact_id, confirmed FROM listings ORDER BY id'),
      app.sql('SELECT id, email, confirmed_at, merged_into_id FROM contacts ORDER BY id'),
    ]);
  const confirmedNotices = ({ kept }: Records) =>
    app.count('listings', `confirmed AND contact_id = ${kept.contactId}`);

  it.each<[string, 'kept' | 'merged', OwnerField[]]>([
    ['the merged one; its address is left', 'merged', []],
    ['the merged one; its address is taken', 'merged', ['email']],
    ['the one that stays, which takes the other address', 'kept', ['email']],
  ])('is confirmed if one of them has confirmed the mailbox: %s', async (_, who, fields) => {
    const records = await twoRecords(SAME_MAILBOX);
    await confirm(records[who].contactId);
    const before = await state();
    await merge(records, fields);
    expect(await confirmedNotices(records)).toBe(2);
    const links = app.web.get(OwnerLinks, { strict: false });
    const link = await links.of(records.merged.id, await addressOf(records.kept.contactId));
    expect(link).toContain('/mi-aviso#');
    await split();
    expect(await state()).toEqual(before);
  });

  it('is confirmed by the receipt of the merged one, and gets the links of rejected notices', async () => {
    const records = await twoRecords(SAME_MAILBOX);
    await merge(records);
    await app.sql(`UPDATE listings SET status = 'rejected' WHERE id = $1`, [records.kept.id]);
    await confirm(records.merged.contactId);
    expect(await confirmedNotices(records)).toBe(2);
    const isMailed = `template = 'owner-links' AND recipient_email = '${ADDRESS}' AND facts @> '{"listingIds": [${records.kept.id}]}'`;
    await eventually(
      'the links are mailed',
      async () => (await app.count('mail_deliveries', isMailed)) === 1,
    );
  });

  it('is confirmed in both records when the operator enters a notice for the owner', async () => {
    const records = await twoRecords(SAME_MAILBOX);
    await merge(records);
    const entered = aQuickPublication({ dni: records.dni });
    expect((await app.post('/api/inmueble/crear/publicarRapido', entered, operator)).statusCode).toBe(200);
    expect(await app.count('contacts', 'confirmed_at IS NULL')).toBe(0);
  });

  it('is not confirmed by another mailbox', async () => {
    const records = await twoRecords('luz@ejemplo.com');
    await confirm(records.merged.contactId);
    await merge(records);
    expect(await confirmedNotices(records)).toBe(0);
  });

  it('stays confirmed after the split if the operator has given the owner a code meanwhile', async () => {
    const records = await twoRecords(SAME_MAILBOX);
    await confirm(records.merged.contactId);
    await merge(records);
    const approval = { idInmueble: records.kept.id, destacado: 0 };
    expect((await app.post('/api/inmueble/crear/altaInmueble', approval, operator)).statusCode).toBe(200);
    const { cambios } = (await app.get('/api/auditoria/verAuditoria?porPagina=9', operator)).json();
    const { id } = cambios.find(({ accion }: { accion: string }) => accion === 'contact.merge');
    expect((await app.post('/api/auditoria/deshacer', { idCambio: id }, operator)).statusCode).toBe(200);
    expect(await confirmedNotices(records)).toBe(1);
  });
});
