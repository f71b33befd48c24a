import type { QuickPublishRequest } from '#common/listings/publication/publication-calls.js';
import { aQuickPublication } from '../../../../test/builders/quick-publication.js';
import { readQuickPublication } from './quick-publication.js';

const read = (change: Partial<QuickPublishRequest> = {}) => readQuickPublication(aQuickPublication(change));

describe('a quick publication in the product’s words', () => {
  it('has all that was typed', () => {
    const publication = read({
      piso: 'PB',
      departamento: 'A',
      email: 'Rosa@Ejemplo.com.ar',
      servicios: [2, 2, 1],
    });
    expect(publication.contact).toEqual({
      firstName: 'Rosa',
      lastName: 'Ibarra',
      dni: '20111222',
      mobile: '+5492291400500',
      email: 'rosa@ejemplo.com.ar',
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Tandil',
      street: 'Alem',
      streetNumber: '10',
      floor: '',
      apartment: '',
    });
    expect(publication.location).toEqual({
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Miramar',
      street: 'Calle 9',
      streetNumber: '1450',
      floor: 'PB',
      apartment: 'A',
      latitude: -38.27,
      longitude: -57.84,
      approximate: false,
    });
    expect(publication.listing).toMatchObject({
      operation: 'rental',
      propertyType: 1,
      businessName: null,
      bedrooms: 2,
      people: 5,
      bathrooms: 1,
      phone: '',
      email: '',
      notes: 'Dictado por teléfono.',
    });
    expect(publication).toMatchObject({
      amenityIds: [2, 1],
      operation: 'rental',
      plan: 'alqfotos',
      rentalPrices: [{ period: 2, fraction: 2, amount: 400_000, currency: 'ARS', rented: false }],
      salePrice: null,
    });
  });

  it('uses the property’s address for the contact, unless another is given', () => {
    const own = {
      paisContacto: 'Uruguay',
      provinciaContacto: 'Maldonado',
      localidadContacto: 'Piriápolis',
      calleContacto: 'Rambla',
      numeroContacto: '7',
      pisoContacto: '3',
      departamentoContacto: 'D',
    };
    const address = (publication: ReturnType<typeof read>) => {
      const { country, province, town, street, streetNumber, floor, apartment } = publication.contact;
      return [country, province, town, street, streetNumber, floor, apartment];
    };
    expect(address(read(own))).toEqual(['Uruguay', 'Maldonado', 'Piriápolis', 'Rambla', '7', '3', 'D']);
    const none = {
      ...own,
      localidadContacto: '',
      piso: '1',
      departamento: 'E',
      pais: 'Chile',
      provincia: 'Aysén',
    };
    expect(address(read(none))).toEqual(['Chile', 'Aysén', 'Miramar', 'Calle 9', '1450', '1', 'E']);
  });

  it('is at home where no country and province are named', () => {
    const blank = { pais: '', provincia: '', paisContacto: '', provinciaContacto: '' };
    for (const publication of [read(blank), read({ ...blank, localidadContacto: '' })]) {
      expect(publication.location).toMatchObject({ country: 'Argentina', province: 'Buenos Aires' });
      expect(publication.contact).toMatchObject({ country: 'Argentina', province: 'Buenos Aires' });
    }
    expect(read({ pais: 'Chile', provincia: 'Aysén' }).location).toMatchObject({
      country: 'Chile',
      province: 'Aysén',
    });
  });

  it.each([
    ['alquiler', { tipoContratoAlquiler: '', tipoContratoVenta: 'venfotos' }, 'alqsinfotos'],
    ['alquiler', { tipoContratoAlquiler: 'alqfotdest', tipoContratoVenta: '' }, 'alqfotdest'],
    ['venta', { tipoContratoAlquiler: 'alqfotos', tipoContratoVenta: '' }, 'vensinfotos'],
    ['venta', { tipoContratoAlquiler: '', tipoContratoVenta: 'venfotos' }, 'venfotos'],
  ] as const)('of %s with the boxes %p has the plan %s', (tipoOperacion, boxes, plan) => {
    const contrato = { tipoOperacion, ...boxes } as QuickPublishRequest['contrato'];
    expect(read({ tipoOperacion, contrato }).plan).toBe(plan);
  });

  it('of a sale has its one price, or none', () => {
    const precios = [{ precio: 85_000, moneda: 'USD' as const, periodo: '', fraccion: '' }];
    expect(read({ tipoOperacion: 'venta', precios })).toMatchObject({
      rentalPrices: [],
      salePrice: { amount: 85_000, currency: 'USD' },
    });
    expect(read({ tipoOperacion: 'venta', precios: [] }).salePrice).toBeNull();
  });

  it.each([
    [8, 'Las Olas', 'Las Olas'],
    [8, '', null],
    [1, 'Las Olas', null],
  ])('of type %p, named %p, has the business name %p', (tipoVivienda, nombreNegocio, expected) => {
    const change = { tipoVivienda, nombreNegocio } as Partial<QuickPublishRequest>;
    expect(read(change).listing.businessName).toBe(expected);
  });
});
