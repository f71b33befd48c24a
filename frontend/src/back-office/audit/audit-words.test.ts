import { actionText, readableChanges } from './audit-words.js';

describe('a line of the audit trail', () => {
  it('says what was done, and by its own name what nobody has translated yet', () => {
    expect(actionText('listing.withdraw')).toBe('Dio de baja un aviso');
    expect(actionText('moon.paint')).toBe('moon.paint');
  });

  it.each([
    [
      { status: 'active', code: 'ALQ-0001' },
      { status: 'withdrawn', code: 'ALQ-0001' },
      [['Estado', 'Activo', 'Dado de baja']],
    ],
    [{ paid: false, paidAt: null }, { paid: true, paidAt: null }, [['Pagado', 'No', 'Sí']]],
    [{ propertyType: 1 }, { propertyType: 2 }, [['Vivienda', 'Casa o Chalet', 'Departamento']]],
    [null, { name: 'Pileta' }, [['Nombre', '—', 'Pileta']]],
    [{ amenities: [1, 2] }, { amenities: [] }, [['Servicios', '1; 2', 'Ninguno']]],
    [
      { prices: [{ period: 2, fraction: 4, amount: 90_000, currency: 'ARS', rented: false }] },
      { prices: [{ period: 2, fraction: 4, amount: 1, currency: 'ARS', rented: true }] },
      [['Precios', 'Enero, Semana: ARS$ 90.000', 'Enero, Semana: Consultar (alquilado)']],
    ],
    [{ a: { name: 'x' } }, { a: { name: 'y' } }, [['a', 'Nombre: x', 'Nombre: y']]],
    [null, null, []],
  ])('shows from %j to %j what differs', (antes, despues, expected) => {
    expect(
      readableChanges({ antes, despues }).map(({ field, before, after }) => [field, before, after]),
    ).toEqual(expected);
  });
});
