import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { PersonalDataAnswer } from '#common/owners/personal-data/personal-data-calls.js';
import { Settings } from '#platform/config/settings.js';
import { SecretRotation } from '#platform/secrets/secret-rotation.js';
import { sealDnis } from '../../../backend/src/contacts/public.js';
import { EncryptDnis } from '../../../backend/src/contacts/encrypt-dnis.js';
import { approve } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import { storeContacts } from '../../builders/rows.js';
import { storedDnis } from '../../support/stored-dnis.js';
import { tablesWith } from '../../support/tables-with.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** The beginning of every DNI of this file, which nothing else contains. */
const MARK = '6172839';
const [PUBLISHED, EDITED, CORRECTED, ENTERED] = [`${MARK}1`, `${MARK}2`, `${MARK}3`, `${MARK}4`];
const EMAIL = 'cifrada@ejemplo.com';

describe('the DNI of contacts', () => {
  let app: TestApp;
  let operator: { cookie: string };
  let listing: number;
  let contact: number;

  beforeAll(async () => {
    app = await TestApp.start({ worker: true });
    operator = await app.signIn();
    const publication = aPublication();
    Object.assign(publication.contacto, { dni: `0${PUBLISHED}`, email: EMAIL });
    await app.post('/api/inmueble/crear/crearInmueble', publication, {
      'idempotency-key': 'sealed-dni',
    });
    const [row] = await app.sql<{ id: number; contact: number }>(
      'SELECT l.id, contact_id AS contact FROM listings l JOIN contacts p ON p.id = l.contact_id WHERE p.email = $1',
      [EMAIL],
    );
    ({ id: listing, contact } = row!);
    await approve(app, listing, { operator });
    await post('inmueble/actualizar/updateContacto', { idContacto: contact, dni: EDITED });
    const { version } = (await post('datosPersonales/ver', { email: EMAIL })).json() as PersonalDataAnswer;
    await post('datosPersonales/corregir', { email: EMAIL, dni: CORRECTED, version });
    await post('inmueble/crear/publicarRapido', aQuickPublication({ dni: ENTERED }));
    await app.settle();
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object) => app.post(`/api/${path}`, body, operator);
  const read = async (path: string) => (await app.get(`/api/${path}`, operator)).json();
  const listed = async (search: string): Promise<{ idContactos: number; dni: string }[]> =>
    (await read(`contacto/verContactos?buscar=${encodeURIComponent(search)}`)).contactos;
  const shown = async (): Promise<string> =>
    (await read(`inmueble/ver/verInmuebleAlta?id=${listing}`)).inmueble.dni;
  const encrypt = () => app.worker!.get(EncryptDnis, { strict: false }).handle();
  const plain = () => app.count('contacts', `dni <> ''`);

  it('is in no table after a publication, an edit, a correction and a quick publication', async () => {
    expect(await app.count('contacts', `dni_sealed IS NOT NULL`)).toBe(2);
    expect(await tablesWith(app, MARK)).toEqual([]);
  });

  it('is shown wherever it was', async () => {
    expect(await shown()).toBe(CORRECTED);
    expect(await listed('cifrada')).toMatchObject([{ idContactos: contact, dni: CORRECTED }]);
    expect((await read(`duenios/verDuenio?id=${contact}`)).duenio.dni).toBe(CORRECTED);
    const { grupos } = (await post('datosPersonales/ver', { email: EMAIL })).json() as PersonalDataAnswer;
    const rows = Object.fromEntries(grupos.map(({ nombre, filas }) => [nombre, JSON.stringify(filas)]));
    expect(rows[PERSONAL_DATA_MESSAGES.groups.contacts]).toContain(`"DNI":"${CORRECTED}"`);
    for (const dni of [PUBLISHED, EDITED, CORRECTED])
      expect(rows[PERSONAL_DATA_MESSAGES.groups.audit]).toContain(`"dni":"${dni}"`);
    expect(rows[PERSONAL_DATA_MESSAGES.groups.audit]).not.toMatch(/"dni":"[^"]*\./);
    const file = await post('admin/exportarInmueblesExcel', {});
    expect(file.rawPayload.includes(CORRECTED, 0, 'latin1')).toBe(true);
  });

  it('is readable in the history of changes', async () => {
    const { cambios } = await read(
      `auditoria/verAuditoria?idInmueble=${listing}&accion=listing.edit.contact`,
    );
    expect(cambios[0]).toMatchObject({ antes: { dni: PUBLISHED }, despues: { dni: EDITED } });
  });

  it.each([CORRECTED, '61.728.393', `00${CORRECTED}`, `Ana ${CORRECTED}`])(
    'finds its contact by %s',
    async (typed) => {
      expect(await listed(typed)).toMatchObject([{ idContactos: contact }]);
      expect((await read(`admin/buscar?q=${encodeURIComponent(typed)}`)).contactos).toMatchObject([
        { dni: CORRECTED },
      ]);
    },
  );

  it.each([MARK, PUBLISHED, `${CORRECTED} ${ENTERED}`])('finds nobody by %s', async (typed) => {
    expect(await listed(typed)).toEqual([]);
  });

  describe('that an earlier version has written', () => {
    const OLD = Array.from({ length: 1_100 }, (_, index) => ({ dni: String(30_000_001 + index) }));
    let ids: number[];

    beforeAll(async () => {
      ids = await storeContacts(app, ...OLD);
    });

    it('is found and shown as before', async () => {
      expect(await plain()).toBe(OLD.length);
      expect(await listed('30.000.001')).toMatchObject([{ idContactos: ids[0], dni: '30000001' }]);
    });

    it('is encrypted in batches; one that fails leaves the earlier ones, and the next run does the rest', async () => {
      await app.sql(`
        CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.id = ${ids[700]} THEN RAISE EXCEPTION 'interrupted'; END IF; RETURN NEW; END $$`);
      await app.sql(
        'CREATE TRIGGER refuse_one BEFORE UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION refuse_one()',
      );
      await expect(encrypt()).rejects.toThrow('interrupted');
      expect(await plain()).toBe(600);
      await app.sql('DROP TRIGGER refuse_one ON contacts');
      await encrypt();
      expect(await plain()).toBe(0);
      expect((await storedDnis(app)).slice(2)).toEqual(OLD.map(({ dni }) => dni));
      expect(await listed('30001100')).toMatchObject([{ idContactos: ids.at(-1) }]);
    });

    it('counts instead of the encrypted one, if it is written to an encrypted row', async () => {
      await app.sql(`UPDATE contacts SET dni = '31000000' WHERE id = $1`, [ids[0]]);
      const check = async () => {
        expect(await listed('30000001')).toEqual([]);
        expect(await listed('31000000')).toMatchObject([{ idContactos: ids[0], dni: '31000000' }]);
      };
      await check();
      await encrypt();
      expect(await plain()).toBe(0);
      await check();
    });
  });

  it('is encrypted anew by a rotation of the secret; what the trail holds is readable until the second one', async () => {
    const settings = app.web.get(Settings, { strict: false });
    const rotation = new SecretRotation(app.owner, settings, { columns: [], rows: [sealDnis] });
    const history = async () =>
      (await read(`auditoria/verAuditoria?idInmueble=${listing}&accion=listing.edit.contact`)).cambios[0]
        .antes;
    const before = await storedDnis(app);
    for (const readable of [PUBLISHED, PERSONAL_DATA_MESSAGES.unreadable]) {
      const digests = await app.sql('SELECT dni_digest FROM contacts ORDER BY id');
      expect(await rotation.rotate()).toContain(`${before.length} encrypted texts were encrypted anew.`);
      operator = await app.signIn();
      const fresh = await app.sql('SELECT dni_digest FROM contacts ORDER BY id');
      expect(fresh.filter((row, index) => row['dni_digest'] === digests[index]!['dni_digest'])).toEqual([]);
      await eventually('the history is as the secrets allow', async () => (await history()).dni === readable);
      expect(await storedDnis(app)).toEqual(before);
      expect(await listed(CORRECTED)).toMatchObject([{ idContactos: contact }]);
    }
  });

  it('is empty, and everything else is shown, if its secret is unknown', async () => {
    await app.sql(
      `UPDATE contacts SET dni_sealed = 'deadbeef.' || split_part(dni_sealed, '.', 2) WHERE id = $1`,
      [contact],
    );
    expect(await listed('cifrada')).toMatchObject([{ idContactos: contact, dni: '', email: EMAIL }]);
    const change = { idContacto: contact, apellido: 'Otra', dni: '' };
    expect((await post('inmueble/actualizar/updateContacto', change)).statusCode).toBe(200);
    expect(await listed('cifrada')).toMatchObject([{ apellido: 'Otra', dni: '' }]);
    expect(await app.count('contacts', `id = ${contact} AND dni_sealed LIKE 'deadbeef.%'`)).toBe(1);
    await encrypt();
    await post('inmueble/actualizar/updateContacto', { idContacto: contact, dni: CORRECTED });
    expect(await shown()).toBe(CORRECTED);
  });
});
