import { aPublication } from '../../../../test/builders/publication.js';
import { readPublication } from './publication.js';

const read = (change: (form: ReturnType<typeof aPublication>) => void = () => undefined) => {
  const form = aPublication();
  change(form);
  return { form, read: readPublication(form) };
};

describe('a publication in the product’s words', () => {
  it('has the contact, the place and the property as they were written', () => {
    const { form, read: publication } = read((f) => {
      Object.assign(f.contacto, { email: ' Ana@Ejemplo.com ', piso: '2', departamento: 'B' });
      Object.assign(f.ubicacion, { piso: 'PB', departamento: 'C' });
    });
    expect(publication.contact).toEqual({
      firstName: 'Ana',
      lastName: 'Núñez',
      dni: form.contacto.dni,
      mobile: form.contacto.celular,
      email: 'ana@ejemplo.com',
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Miramar',
      street: 'Calle 21',
      streetNumber: '1234',
      floor: '2',
      apartment: 'B',
    });
    expect(publication.location).toEqual({
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Miramar',
      street: 'Calle 21',
      streetNumber: form.ubicacion.numero,
      floor: 'PB',
      apartment: 'C',
      latitude: -38.270612,
      longitude: -57.839641,
      approximate: false,
    });
    expect(publication.listing).toMatchObject({
      operation: 'rental',
      propertyType: 1,
      businessName: null,
      bedrooms: 3,
      bathrooms: 2,
      people: 6,
      phone: '',
      email: '',
      notes: 'A dos cuadras del mar, con parque y parrilla.',
    });
    expect(publication).toMatchObject({ operation: 'rental', plan: 'alqsinfotos', salePrice: null });
    expect(publication.rentalPrices).toEqual([
      { period: 2, fraction: 2, amount: 450_000, currency: 'ARS', rented: false },
    ]);
  });

  it('has the prices of its operation alone', () => {
    const { read: sale } = read((f) => {
      f.inmueble.tipoOperacion = 'venta';
      f.contrato.tipoContratoVenta = 'venfotos';
      f.inmueble.preciosVenta = { precioVenta: 85_000, monedaVenta: 'USD' };
    });
    expect(sale).toMatchObject({
      operation: 'sale',
      plan: 'venfotos',
      rentalPrices: [],
      salePrice: { amount: 85_000, currency: 'USD' },
    });
    const { read: rental } = read((f) => {
      f.inmueble.preciosVenta = { precioVenta: 85_000, monedaVenta: 'USD' };
    });
    expect(rental.salePrice).toBeNull();
  });

  it('may be a sale without a price', () => {
    const { read: sale } = read((f) => {
      f.inmueble.tipoOperacion = 'venta';
      f.contrato.tipoContratoVenta = 'vensinfotos';
    });
    expect(sale.salePrice).toBeNull();
  });

  it('has the whole period where that is let whole', () => {
    const { read: publication } = read((f) => {
      f.inmueble.preciosAlquiler = [
        { id: 1, periodo: 'Semana Santa', fraccion: '', precio: 90_000, moneda: 'ARS' },
      ];
    });
    expect(publication.rentalPrices).toEqual([
      { period: 5, fraction: 1, amount: 90_000, currency: 'ARS', rented: false },
    ]);
  });

  it.each([
    [7, 'Sol', 'Sol'],
    [7, '', null],
    [1, 'Sol', null],
  ] as const)('of type %p, named %p, has the business name %p', (type, name, expected) => {
    const { read: publication } = read((f) =>
      Object.assign(f.inmueble, { tipoVivienda: type, nombreNegocio: name }),
    );
    expect(publication.listing.businessName).toBe(expected);
  });

  it.each([
    ['+549', ''],
    ['', ''],
    ['+5492291400001', '+5492291400001'],
  ])('with the phone %p has %p', (typed, phone) => {
    expect(read((f) => (f.inmueble.telefono = typed)).read.listing.phone).toBe(phone);
  });

  it('has each amenity once, and the address of the notice in lower case', () => {
    const { read: publication } = read((f) => {
      f.inmueble.servicios = [3, 1, 3];
      f.inmueble.email_inmueble = 'Casa@Ejemplo.com';
    });
    expect(publication.amenityIds).toEqual([3, 1]);
    expect(publication.listing.email).toBe('casa@ejemplo.com');
  });
});
