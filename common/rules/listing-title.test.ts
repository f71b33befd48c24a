import type { PropertyTypeId } from '../vocabulary/property-types.js';
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
    [3, 'Panadería Sol', 'Local Panadería Sol en Miramar'],
  ])('of type %i called %p is %p', (type, businessName, title) => {
    expect(listingTitle({ ...plain, propertyType: type as PropertyTypeId, businessName })).toBe(title);
  });

  it('says the size of a home without a name', () => {
    expect(listingTitle({ ...plain, propertyType: 1, bedrooms: 3 })).toBe('Casa de 3 dormitorios en Miramar');
    expect(listingTitle({ ...plain, propertyType: 2, rooms: 1 })).toBe(
      'Departamento monoambiente en Miramar',
    );
  });
});
