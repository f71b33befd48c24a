import { cardContent } from './card-content.js';

const FACTS = {
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

  it('is of a sale, with its cover', () => {
    const cover = { storageKey: 'clave12345', widths: [320, 640], blur: 'x' };
    const facts = { ...FACTS, operation: 'sale', code: 'VEN-0002', cover } as const;
    expect(cardContent({ facts, lead: { state: 'none' }, freeIn: [] })).toMatchObject({
      place: 'Venta de dueño directo · VEN-0002',
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
