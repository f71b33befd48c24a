import type { LandingWire } from '#common/search/landings/landing-calls.js';
import { noAttributes } from '#common/listings/attributes/attribute-values.js';
import { cardContent, listCardContent, searchCardContent } from './card-content.js';

const FACTS = {
  ...noAttributes(),
  operation: 'rental',
  propertyType: 1,
  town: 'Miramar',
  bedrooms: 3,
  rooms: null,
  businessName: null,
  code: 'ALQ-0001',
  cover: null,
} as const;

describe('what the card of a notice shows', () => {
  it('is its lead price, its title, and how it is offered', () => {
    expect(cardContent({ facts: FACTS, lead: { state: 'none' }, freeIn: [] })).toEqual({
      price: 'Consultar',
      title: 'Casa de 3 dormitorios en Miramar',
      place: 'Alquiler de dueño directo · ALQ-0001',
      cover: null,
    });
  });

  it('is of a sale, with its cover and size', () => {
    const cover = { storageKey: 'clave12345', widths: [320, 640], blur: 'x' };
    const facts = {
      ...FACTS,
      operation: 'sale',
      code: 'VEN-0002',
      cover,
      coveredArea: 85.5,
      totalArea: 300,
    } as const;
    expect(cardContent({ facts, lead: { state: 'none' }, freeIn: [] })).toMatchObject({
      place: 'Venta de dueño directo · 85,5 m² cub. · 300 m² · VEN-0002',
      cover: { key: 'clave12345', widths: [320, 640] },
    });
  });

  it('names the months in which a rental is free', () => {
    const lead = { state: 'none' } as const;
    expect(cardContent({ facts: FACTS, lead, freeIn: [2, 3] }).place).toBe(
      'Alquiler de dueño directo · libre en enero y febrero · ALQ-0001',
    );
  });

  it('has a title that fits', () => {
    const facts = { ...FACTS, propertyType: 5, businessName: 'Complejo '.repeat(20) } as const;
    expect(cardContent({ facts, lead: { state: 'none' }, freeIn: [] }).title.length).toBeLessThanOrEqual(91);
  });
});

const COVER = { storageKey: 'clave12345', widths: [320, 640] };

describe('what the card of a search shows', () => {
  const WORDS = 'Casas en Miramar para enero';
  const landing: LandingWire = {
    operacion: 'alquiler',
    ciudad: 'Miramar',
    barrio: null,
    idTipoVivienda: 1,
    periodo: 'Enero',
    avisos: 34,
    precios: { moneda: 'ARS', desde: 400_000, hasta: 900_000 },
  };

  it('is what it finds, how many, their prices, and three photos', () => {
    const newest = [{ cover: null }, ...Array.from({ length: 4 }, () => ({ cover: COVER }))];
    const { covers, ...words } = searchCardContent({ words: WORDS, total: 34, landing, first: newest });
    expect(words).toEqual({
      price: 'De ARS$ 400.000 a ARS$ 900.000 por mes completo',
      title: WORDS,
      place: '34 avisos · directo con sus dueños, sin comisión',
    });
    expect(covers).toEqual(Array.from({ length: 3 }, () => ({ key: 'clave12345', widths: [320, 640] })));
  });

  it.each([
    ['where no price is free', { ...landing, precios: null }],
    ['of a search that is no landing page', undefined],
  ])('is the number %s', (_where, one) => {
    expect(searchCardContent({ words: WORDS, total: 1, landing: one, first: [] })).toMatchObject({
      price: '1 aviso',
      place: 'directo con sus dueños, sin comisión',
    });
  });
});

describe('what the card of a list shows', () => {
  it('is its name, how many, each town once, and four photos', () => {
    const listings = ['Miramar', 'Mar del Plata', 'Miramar', 'Miramar', 'Miramar'];
    const content = listCardContent(
      'Para enero',
      listings.map((town) => ({ town, cover: COVER })),
    );
    expect(content).toMatchObject({
      price: '5 avisos',
      title: 'Para enero',
      place: 'En Miramar y Mar del Plata · directo con sus dueños, sin comisión',
    });
    expect(content.covers).toHaveLength(4);
  });
});
