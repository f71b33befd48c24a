import {
  waitedAddress,
  waitedFilters,
  waitedOfAddress,
  waitingText,
  type WaitedHome,
} from './waited-home.js';

describe('a home that a visitor waits for', () => {
  it.each<[WaitedHome, string]>([
    [
      { code: 'ALQ-0001', period: 2, fraction: 3 },
      '/ver-ficha-inmueble/ALQ-0001?periodo=Enero&fraccion=2-Quincena',
    ],
    [{ code: 'ALQ-0012', period: 5, fraction: null }, '/ver-ficha-inmueble/ALQ-0012?periodo=Semana-Santa'],
  ])('%j is %s', (home, address) => {
    expect(waitedAddress(home)).toBe(address);
    expect(waitedOfAddress(address)).toEqual(home);
  });

  it.each([
    '/resultado-busqueda/Alquiler/Miramar',
    '/ver-ficha-inmueble/ALQ-0001',
    '/ver-ficha-inmueble/otra?periodo=Enero',
    '/ver-ficha-inmueble/ALQ-0001?periodo=Mayo',
    '',
  ])('%p is none', (address) => {
    expect(waitedOfAddress(address)).toBeUndefined();
  });

  it('is also read by the names of the wire', () => {
    const query = new URLSearchParams({ periodo: 'Vacaciones Inv.', fraccion: 'Mes Completo' });
    expect(waitedOfAddress(`/ver-ficha-inmueble/ALQ-0001?${query.toString()}`)).toEqual({
      code: 'ALQ-0001',
      period: 6,
      fraction: null,
    });
  });

  it('is found by the search for what is free', () => {
    expect(waitedFilters({ code: 'ALQ-0001', period: 2, fraction: 3 })).toMatchObject({
      operation: 'rental',
      period: 2,
      fraction: 3,
      free: true,
    });
  });

  it.each([
    [{ periodo: 2, fraccion: 3, personas: 3 } as const, '3 personas esperan la 2.ª quincena de enero.'],
    [{ periodo: 5, fraccion: null, personas: 1 } as const, '1 persona espera Semana Santa.'],
  ])('is counted in words', (people, text) => {
    expect(waitingText(people)).toBe(text);
  });
});
