import type { PaletteAnswer } from '#common/contacts/contact-calls.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeListing } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

describe('the palette', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const find = async (text: string): Promise<PaletteAnswer> =>
    (await app.get(`/api/admin/buscar?q=${encodeURIComponent(text)}`, operator)).json();

  it('shows the closest names first, not the newest', async () => {
    const names = ['Sosa', 'Sosaya', 'Pisosa', 'Pisosa', 'Pisosa', 'Pisosa', 'Pisosa', 'Pisosa'];
    for (const [i, apellido] of names.entries()) {
      const publication = aPublication();
      Object.assign(publication.contacto, { apellido, nombre: `Eva${i}` });
      await publish(app, publication);
    }
    const { contactos } = await find('sosa');
    expect(contactos.map(({ apellido }) => apellido)).toEqual(['Sosa', 'Sosaya', ...names.slice(4)]);
  });

  it('finds a notice by its business name', async () => {
    const [owner] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM contacts');
    await storeListing(app, {
      contactId: owner!.id,
      code: 'VEN-0901',
      publicationNumber: 901,
      businessName: 'Balneario El Sol',
    });
    const { inmuebles } = await find('balneario sol');
    expect(inmuebles).toEqual([expect.objectContaining({ codigo: 'VEN-0901' })]);
  });

  it('finds a code before a publication number, and a number with zeros only as a code', async () => {
    const [owner] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM contacts');
    const id = await storeListing(app, { contactId: owner!.id, code: 'VEN-0902', publicationNumber: 902 });
    const code = `VEN-${String(id).padStart(4, '0')}`;
    await storeListing(app, { contactId: owner!.id, code, publicationNumber: 903 });
    const codes = async (text: string) => (await find(text)).inmuebles.map(({ codigo }) => codigo);
    expect(await codes(String(id))).toEqual([code, 'VEN-0902']);
    expect(await codes(code.slice('VEN-'.length))).toEqual([code]);
  });

  describe('finds the notices of an owner', () => {
    let own: number;
    let foreign: number;

    beforeAll(async () => {
      const publication = aPublication();
      Object.assign(publication.contacto, {
        nombre: 'Zulema',
        apellido: 'Quiroga',
        dni: '27555111',
        celular: '+542291400777',
        email: 'zulema@ejemplo.com',
      });
      publication.inmueble.telefono = '+542235998877';
      own = await publish(app, publication);
      foreign = await publish(app, aPublication());
    });

    it.each([
      ['by name', 'quiroga, zulema'],
      ['by DNI', '27.555.111'],
      ['by mobile', '2291 400777'],
      ['by the phone of the notice, as dictated', '223 599-8877'],
      ['by that phone without its area', '5998877'],
    ])('%s', async (_, typed) => {
      const { inmuebles } = await find(typed);
      expect(inmuebles).toEqual([
        expect.objectContaining({
          id: own,
          duenio: 'Zulema Quiroga',
          plan: 'alqsinfotos',
          enBlacklist: false,
        }),
      ]);
    });

    it('not by their phone within a text with words', async () => {
      expect((await find('casa 223 599-8877')).inmuebles).toEqual([]);
    });

    it('at most a few of them, by indexes', async () => {
      expect((await find('ana')).inmuebles.length).toBeLessThanOrEqual(6);
      expect((await find('599')).inmuebles.map(({ id }) => id)).not.toContain(foreign);
    });
  });
});
