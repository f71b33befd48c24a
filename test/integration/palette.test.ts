import type { PaletteAnswer } from '#common/wire/people.js';
import { publish } from '../builders/desk.js';
import { aPublication } from '../builders/publication.js';
import { storeListing } from '../builders/rows.js';
import { TestApp } from '../support/test-app.js';

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
});
