import type { PropertyTypeId } from './property-types.js';
import { listingTitle } from './listing-title.js';

describe('the title of a listing', () => {
  const plain = {
    operation: 'rental',
    town: 'Miramar',
    bedrooms: null,
    rooms: null,
    businessName: null,
  } as const;

  it.each([
    [9, 'Dúplex Golfito', 'Dúplex Golfito en Miramar'],
    [9, 'Duplex Golfito', 'Dúplex Golfito en Miramar'],
    [9, 'Golfito', 'Dúplex Golfito en Miramar'],
    [6, 'Hostería del Mar', 'Hostería del Mar en Miramar'],
    [6, 'HOTEL Ola', 'Hotel Ola en Miramar'],
    [6, 'Hotelito', 'Hotel Hotelito en Miramar'],
    [8, 'Cabañas Los Pinos', 'Cabañas Los Pinos en Miramar'],
    [8, 'cabana Sol', 'Cabaña Sol en Miramar'],
    [7, 'Parador 9', 'Parador 9 en Miramar'],
    [10, 'Galpón del Puerto', 'Galpón del Puerto en Miramar'],
    [3, 'Panadería Sol', 'Local Panadería Sol en Miramar'],
  ])('of type %i called %p is %p', (type, businessName, title) => {
    expect(listingTitle({ ...plain, propertyType: type as PropertyTypeId, businessName })).toBe(title);
  });

  it.each([
    [1, { bedrooms: 3 }, 'Casa de 3 dormitorios en Miramar'],
    [1, { bedrooms: 1 }, 'Casa de 1 dormitorio en Miramar'],
    [1, { bedrooms: null, rooms: 1 }, 'Casa en Miramar'],
    [1, { bedrooms: 0, rooms: 4 }, 'Casa en Miramar'],
    [2, { rooms: 1 }, 'Departamento monoambiente en Miramar'],
    [2, { rooms: 2 }, 'Departamento de 2 ambientes en Miramar'],
    [2, { rooms: null, bedrooms: 2 }, 'Departamento en Miramar'],
    [8, { rooms: 1, bedrooms: 2 }, 'Cabaña en Miramar'],
    [8, { rooms: 3 }, 'Cabaña en Miramar'],
    [10, { rooms: 3 }, 'Propiedad en Miramar'],
  ] as const)('of type %i with %j and without a name is %p', (type, measures, title) => {
    const home = { ...plain, bedrooms: null, rooms: null, businessName: null };
    expect(listingTitle({ ...home, propertyType: type, ...measures })).toBe(title);
  });
});
