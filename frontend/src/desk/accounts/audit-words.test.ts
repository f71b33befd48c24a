import { actionText, authorText, readableChanges } from './audit-words.js';

describe('a line of the audit trail', () => {
  it('names the action in Spanish, and shows untranslated actions unchanged', () => {
    expect(actionText('listing.withdraw')).toBe('Dio de baja un aviso');
    expect(actionText('moon.paint')).toBe('moon.paint');
  });

  it.each([
    ['ana@ejemplo.com', 'listing.withdraw', 'ana@ejemplo.com'],
    [null, 'owner.resubmit', 'El dueño'],
    [null, 'listing.pause', 'El sistema'],
    ['ana@ejemplo.com', 'listing.withdraw', 'Ana Núñez', 'Ana Núñez'],
  ])('by %s of the kind %s is by %s', (administrador, accion, author, nombre: string | null = null) => {
    expect(authorText({ administrador, nombreAdministrador: nombre, accion })).toBe(author);
  });

  it.each([
    [
      { status: 'active', code: 'ALQ-0001' },
      { status: 'withdrawn', code: 'ALQ-0001' },
      [['Estado', 'Activo', 'Dado de baja']],
    ],
    [{ paid: false, paidAt: null }, { paid: true, paidAt: null }, [['Pagado', 'No', 'Sí']]],
    [
      { paidUntil: null, amount: null },
      { paidUntil: '2027-08-31', amount: 55_000 },
      [
        ['Pagado hasta', '—', '31/08/2027'],
        ['Importe', '—', '55.000'],
      ],
    ],
    [{ propertyType: 1 }, { propertyType: 2 }, [['Vivienda', 'Casa o Chalet', 'Departamento']]],
    [null, { name: 'Pileta' }, [['Nombre', '—', 'Pileta']]],
    [{ amenities: [1, 2] }, { amenities: [] }, [['Servicios', '1; 2', 'Ninguno']]],
    [
      { prices: [{ period: 2, fraction: 4, amount: 90_000, currency: 'ARS', rented: false }] },
      { prices: [{ period: 2, fraction: 4, amount: 1, currency: 'ARS', rented: true }] },
      [['Precios', 'Enero, Semana: ARS$ 90.000', 'Enero, Semana: Consultar (alquilado)']],
    ],
    [{ a: { name: 'x' } }, { a: { name: 'y' } }, [['a', 'Nombre: x', 'Nombre: y']]],
    [
      { plan: 'alqsinfotos', paidAt: null },
      { plan: 'alqfotdest', paidAt: '2026-11-21T19:32:00.000Z' },
      [
        ['Contrato', 'Alquiler Básico', 'Alquiler Premium'],
        ['Fecha de pago', '—', '21/11/2026 16:32'],
      ],
    ],
    [{ position: 2, storageKey: 'k', id: 7 }, { removed: 7 }, [['Lugar', '2', '—']]],
    [{ order: [11, 12, 13] }, { order: [13, 11, 12] }, [['Orden de las fotos', '1, 2, 3', '3, 1, 2']]],
    [
      { id: 1, firstName: 'Ana', email: 'a@b.co', version: 3, updatedAt: '2026-11-21T19:32:00.000Z' },
      { firstName: 'Eva' },
      [['Nombre', 'Ana', 'Eva']],
    ],
    [
      { conditions: { mascotas: 'si' } },
      { conditions: { mascotas: null } },
      [['Condiciones de la estadía', 'Mascotas: Sí, sin cargo', '—']],
    ],
    [{ photos: 0 }, { photos: 0, added: [4, 5] }, [['Agregadas', '—', '2 fotos']]],
    [
      { photos: 1, waiting: 3 },
      { photos: 3, waiting: 1, approved: [4, 5] },
      [
        ['Fotos', '1', '3'],
        ['Fotos por revisar', '3', '1'],
        ['Publicadas', '—', '2 fotos'],
      ],
    ],
    [
      { waiting: 1 },
      { waiting: 0, refused: [4] },
      [
        ['Fotos por revisar', '1', '0'],
        ['Rechazadas', '—', '1 foto'],
      ],
    ],
    [
      null,
      { published: ['Precios'], refused: ['Textos'] },
      [
        ['Publicado', '—', 'Precios'],
        ['No publicado', '—', 'Textos'],
      ],
    ],
    [
      null,
      { rows: 2, fields: ['firstName', 'mobile'] },
      [
        ['Datos', '—', '2'],
        ['Campos', '—', 'Nombre, Celular'],
      ],
    ],
    [null, null, []],
  ])('shows from %j to %j what differs', (antes, despues, expected) => {
    expect(
      readableChanges({ antes, despues }).map(({ field, before, after }) => [field, before, after]),
    ).toEqual(expected);
  });
});
