import { LIMITS } from '../../kernel/limits.js';
import { emptyFilters } from './search-filters.js';
import { parseSearchQuery, toSearchParams } from './search-query.js';
import type { QueryParams } from '../filters/query-reader.js';

function read(params: QueryParams) {
  const parsed = parseSearchQuery(params);
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
}

function faults(params: QueryParams): string[] {
  const parsed = parseSearchQuery(params);
  return 'errors' in parsed ? Object.keys(parsed.errors) : [];
}

describe('the query of a search', () => {
  it('is all rentals when it says nothing', () => {
    expect(read({})).toEqual({ code: null, filters: emptyFilters(), sort: 'recientes', page: null });
  });

  it('takes lists with and without brackets, and baños without its ñ', () => {
    const { filters } = read({
      'ciudades[]': ['Miramar', 'mar del plata'],
      tipoPropiedad: 'casa',
      banos: '2+',
      'baños[]': ['1'],
    });
    expect(filters).toMatchObject({
      towns: ['Miramar', 'Mar del Plata'],
      propertyTypes: [1],
      bathrooms: ['1', '2+'],
    });
  });

  it('takes a + that arrived as a space', () => {
    expect(read({ personas: '14 ' }).filters.people).toEqual(['14+']);
  });

  it('takes "all" and empty values as no filter', () => {
    const { filters } = read({ 'ciudades[]': 'Todas', moneda: 'all', periodo: '', 'dormitorios[]': ['all'] });
    expect(filters).toEqual(emptyFilters());
  });

  it('keeps a town that it does not know: it finds nothing', () => {
    expect(read({ ciudades: 'Necochea' }).filters.towns).toEqual(['Necochea']);
  });

  it.each<[string, QueryParams]>([
    ['operacion', { operacion: 'permuta' }],
    ['dormitorios', { dormitorios: '-1' }],
    ['personas', { personas: '0x10' }],
    ['precioDesde', { precioDesde: '1e21' }],
    ['moneda', { moneda: 'EUR' }],
    ['codigo', { codigo: "ALQ-0001' OR 1=1" }],
    ['pagina', { pagina: '0' }],
    ['pagina', { pagina: '-1' }],
    ['pagina', { pagina: 'x1' }],
    ['pagina', { pagina: '1x' }],
    ['pagina', { pagina: String(LIMITS.maxPage + 1) }],
    ['orden', { orden: 'al-azar' }],
    ['destacado', { destacado: 'si' }],
    ['periodo', { periodo: 'Junio' }],
    ['tipoPropiedad', { 'tipoPropiedad[]': ['castillo'] }],
    ['ciudades', { ciudades: { x: '1' } as never }],
    ['codigo', { codigo: { $ne: 'x' } as never }],
    ['ambientes', { 'ambientes[]': Array.from({ length: 21 }, () => '1') }],
  ])('refuses a bad %s, and says which', (field, params) => {
    expect(faults(params)).toEqual([field]);
  });

  it('is written as it is read', () => {
    const filters = {
      ...emptyFilters('sale'),
      towns: ['Miramar'],
      propertyTypes: [2, 8] as (2 | 8)[],
      bathrooms: ['2+' as const],
      amenities: ['pileta'],
      priceFrom: 100,
      priceTo: 200,
      currency: 'USD' as const,
      featured: true,
    };
    const params: Record<string, string[]> = {};
    for (const [name, value] of toSearchParams(filters)) (params[name] ??= []).push(value);
    expect(read(params).filters).toEqual(filters);
  });

  it.each<[QueryParams, Partial<ReturnType<typeof read>>]>([
    [{ codigo: ' alq-0042' }, { code: 'ALQ-0042' }],
    [{ orden: 'precio-menor' }, { sort: 'precio-menor' }],
    [{ pagina: '1' }, { page: 1 }],
    [{ pagina: '23' }, { page: 23 }],
    [{ pagina: String(LIMITS.maxPage) }, { page: LIMITS.maxPage }],
  ])('of %j has %j', (params, part) => {
    expect(read(params)).toMatchObject(part);
  });
});
