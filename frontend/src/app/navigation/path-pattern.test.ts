import { paramsOf, partsOf } from './path-pattern.js';

const SHEET = '/ver-ficha-inmueble/:codigo';

describe('what a path gives for a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/tarifas', '/tarifas', {}],
    ['/tarifas', '/Tarifas/', {}],
    [SHEET, '/ver-ficha-inmueble/ALQ-0001', { codigo: 'ALQ-0001' }],
    [SHEET, '/ver-ficha-inmueble/ALQ%2D0001', { codigo: 'ALQ-0001' }],
    [SHEET, '/ver-ficha-inmueble/%E0%A4%A', { codigo: '%E0%A4%A' }],
    ['/resultado-busqueda/*', '/resultado-busqueda', {}],
    ['/resultado-busqueda/*', '/resultado-busqueda/Venta/Miramar', {}],
    ['*', '/cualquiera/cosa', {}],
    ['*', '//', {}],
  ])('%s fits %s', (pattern, pathname, params) => {
    expect(paramsOf(partsOf(pattern), partsOf(pathname))).toEqual(params);
  });

  it.each([
    ['/tarifas', '/'],
    ['/', '//'],
    ['/', '///'],
    ['/tarifas', '//tarifas'],
    ['/tarifas', '/tarifas//'],
    ['/tarifas', '/tarifas/2'],
    [SHEET, '/ver-ficha-inmueble'],
    [SHEET, '/ver-ficha-inmueble/ALQ-0001/x'],
    ['/resultado-busqueda/*', '/resultado-busquedas'],
  ])('%s does not fit %s', (pattern, pathname) => {
    expect(paramsOf(partsOf(pattern), partsOf(pathname))).toBeUndefined();
  });
});
