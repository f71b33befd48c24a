import { amenityPlace, amenitySlug } from './amenities.js';

const [HOUSE, FLAT, LAND, HOTEL, CABIN, DUPLEX] = [1, 2, 4, 6, 8, 9] as const;

describe('what a type offers', () => {
  it.each([
    ['a house has a pool', HOUSE, 'Pileta', 2],
    ['also with an emoji before the name', HOUSE, '🏊 Pileta', 2],
    ['a house has no balcony', HOUSE, 'Balcón', -1],
    ['a flat has no pool, whatever stands before it', FLAT, '🏊 Pileta', -1],
    ['what the operator added comes last', HOUSE, '🎾 Cancha de pádel', 8],
    ['for a flat as well', FLAT, '🎾 Cancha de pádel', 6],
    ['a cabin has a quincho', CABIN, 'Quincho', 7],
    ['a hotel has no grill', HOTEL, 'Parrilla', -1],
    ['a duplex has room for a car', DUPLEX, 'Cochera', 6],
    ['a plot offers nothing', LAND, 'Wi-Fi', -1],
    ['nor what was added', LAND, '🎾 Cancha de pádel', -1],
  ] as const)('%s', (_, type, name, place) => {
    expect(amenityPlace(type, name)).toBe(place);
  });
});

describe('the slug of an amenity in a search', () => {
  it.each([
    ['Aire Acondicionado', 'aire-acondicionado'],
    ['🏊 Pileta', 'pileta'],
    ['Cochera', 'cochera'],
    ['Garage', 'cochera'],
  ])('of %p is %p', (name, expected) => {
    expect(amenitySlug(name)).toBe(expected);
  });
});
