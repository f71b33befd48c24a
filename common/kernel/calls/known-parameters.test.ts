import { SEARCH_PARAMETERS } from '../../search/query/search-parameters.js';
import { inNameOrder, withKnownParameters } from './known-parameters.js';

const known = new Set(['ciudades', 'pagina', 'baños']);

describe('a URL with only what is known', () => {
  it.each([
    ['/a', '/a'],
    ['/a?', '/a'],
    ['/a?x=1', '/a'],
    ['/a?pagina=2&x=1&utm_source=z', '/a?pagina=2'],
    [
      '/a?ciudades[]=Mar+del+Sur&ciudades%5B%5D=Miramar&y',
      '/a?ciudades[]=Mar+del+Sur&ciudades%5B%5D=Miramar',
    ],
    ['/a?ba%C3%B1os=2', '/a?ba%C3%B1os=2'],
    ['/a?Pagina=2&pagina[x]=1&[]=1&=1&%=1', '/a'],
    ['/a?pagina=1?x=2&b=/?c', '/a?pagina=1?x=2'],
  ])('%s is %s', (url, expected) => {
    expect(withKnownParameters(url, known)).toBe(expected);
  });

  it.each([
    ['/a?pagina=1&ciudades=x', '/a?ciudades=x&pagina=1'],
    ['/a?b=2&a=1&b=1', '/a?a=1&b=2&b=1'],
    ['/a?b=1', '/a?b=1'],
    ['/a', '/a'],
  ])('%s is the question %s', (url, expected) => {
    expect(inNameOrder(url)).toBe(expected);
  });

  it('has the parameters of a search', () => {
    for (const name of [
      'ciudades',
      'servicios',
      'llegada',
      'salida',
      'libres',
      'mar',
      'zona',
      'precioDesde',
      'moneda',
      'codigo',
    ])
      expect(SEARCH_PARAMETERS).toContain(name);
  });
});
