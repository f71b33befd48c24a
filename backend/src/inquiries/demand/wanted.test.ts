import { searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { searchForFree, searchFor, wantedOf, type Wanted } from './wanted.js';

const NOTHING: Wanted = {
  operation: 'rental',
  town: '',
  propertyType: 0,
  period: 0,
  fraction: 0,
  people: 0,
  budget: 0,
  currency: '',
};
const AT = '/resultado-busqueda';
const wanted = (address: string) => wantedOf(searchOfAddress(`${AT}${address}`)!);

describe('what a search asks for', () => {
  it.each<[string, Partial<Wanted>]>([
    ['/Alquiler', {}],
    ['/Alquiler/Miramar/Casa', { town: 'Miramar', propertyType: 1 }],
    ['/Alquiler/Miramar,Mar-del-Sur/Casa,Departamento', {}],
    ['/Alquiler/Todas/Todas/Enero', { period: 2 }],
    ['/Alquiler/Todas/Todas/Enero/2-Quincena', { period: 2, fraction: 3 }],
    ['/Alquiler/Todas/Todas/0-123456/ARS', { budget: 130_000, currency: 'ARS' }],
    ['/Alquiler/Todas/Todas/0-45', { budget: 45 }],
    ['/Alquiler/Todas/Todas/100-max/ARS', {}],
    ['/Alquiler/Todas/Todas/personas-6', { people: 6 }],
    ['/Venta/Miramar', { operation: 'sale', town: 'Miramar' }],
  ])('of %s', (address, expected) => expect(wanted(address)).toEqual({ ...NOTHING, ...expected }));

  it.each<[string, string, Partial<Wanted>]>([
    ['2027-01-02', '2027-01-16', { period: 2, fraction: 2 }],
    ['2027-01-02', '2027-01-17', { period: 2, fraction: 1 }],
    ['2027-01-16', '2027-02-01', { period: 2, fraction: 3 }],
    ['2026-12-30', '2027-01-06', { period: 2, fraction: 2 }],
    ['2027-03-30', '2027-04-20', { period: 4, fraction: 3 }],
    ['2027-05-01', '2027-05-09', {}],
  ])('from %s to %s is a part of the season', (arrival, departure, expected) =>
    expect(wanted(`/Alquiler?llegada=${arrival}&salida=${departure}`)).toEqual({ ...NOTHING, ...expected }),
  );

  it.each([
    '/Alquiler/Miramar/Casa/Enero/2-Quincena/0-130000/ARS/personas-6',
    '/Venta/Mar-del-Sur/Todas',
    '/Alquiler/Todas/Todas',
  ])('is a search again: %s', (address) =>
    expect(searchAddress(searchFor(wanted(address)))).toBe(`${AT}${address}`),
  );

  it.each([
    ['/Alquiler/Todas/Todas/Enero', true],
    ['/Alquiler?llegada=2027-01-02&salida=2027-01-16', true],
    ['/Alquiler/Miramar', false],
    ['/Venta/Miramar', false],
  ])('finds something in %s only if it is free: %s', (address, free) =>
    expect(searchForFree(searchOfAddress(`${AT}${address}`)!).free).toBe(free),
  );
});
