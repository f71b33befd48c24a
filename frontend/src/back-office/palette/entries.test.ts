import { entriesOf, screensFor } from './entries.js';

describe('the command palette', () => {
  it.each([
    ['', 'Dashboard'],
    ['pend', 'Pendientes'],
    ['CONTÁCTOS', 'Contactos de dueños'],
    ['novedades', 'Newsletter'],
  ])('finds for %j first of all %j', (typed, title) => {
    expect(screensFor(typed)[0]?.title).toBe(title);
  });

  it('finds no screen for a code', () => {
    expect(screensFor('ALQ-0001')).toEqual([]);
  });

  it('leads to a listing where its state puts it, and to the page of an owner', () => {
    const entries = entriesOf({
      success: true,
      inmuebles: [
        { id: 7, codigo: 'ALQ-0007', estado: 'altaRechazado', titulo: 'Casa', direccion: 'Calle 1' },
      ],
      contactos: [{ idContactos: 3, nombre: 'Ana', apellido: 'Núñez', dni: '30111222' }],
    });
    const notice = '/admin/inmueblesAltaRechazados/7';
    expect(entries.map(({ to, edit }) => [to, edit])).toEqual([
      [notice, undefined],
      [notice, 'precios'],
      [notice, 'contrato'],
      [notice, 'inmueble'],
      ['/admin/duenios/3', undefined],
    ]);
  });

  it('offers no actions among several listings', () => {
    const inmueble = { id: 7, codigo: null, estado: 'pendiente' as const, titulo: 'Casa', direccion: '' };
    const inmuebles = [inmueble, { ...inmueble, id: 8 }];
    const entries = entriesOf({ success: true, inmuebles, contactos: [] });
    expect(entries.map(({ kind }) => kind)).toEqual(['Inmueble', 'Inmueble']);
  });
});
