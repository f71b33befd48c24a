import { Chance, mixSeed } from './chance.js';
import type { DemoTown } from './listing-batch.js';
import { generateListings } from './generate-listings.js';
import { makePlace, miramarPoint } from './make-location.js';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Land area of each town; its eastern edge is well behind the beach. */
const BOXES: readonly (Box & { town: DemoTown })[] = [
  { town: 'Miramar', south: -38.289, north: -38.257, west: -57.862, east: -57.822 },
  { town: 'Mar del Plata', south: -38.08, north: -37.965, west: -57.565, east: -57.541 },
  { town: 'Mar del Sur', south: -38.347, north: -38.335, west: -58.003, east: -57.989 },
];

const places = (town: DemoTown) =>
  Array.from({ length: 1_000 }, (_, seed) =>
    makePlace(new Chance(mixSeed(seed)), town, seed % 2 === 0 ? 1 : 2),
  );

/** Degrees north of the straight line along Miramar's beach, from the nursery to the stream. */
const northOfBeach = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  latitude - (-38.2783 + (longitude + 57.8387) * 0.5);

describe('the places', () => {
  it.each(BOXES)('of $town stand in their town', ({ town, south, north, west, east }) => {
    const outside = places(town).filter(
      ({ location: { latitude, longitude } }) =>
        latitude < south || latitude > north || longitude < west || longitude > east,
    );
    expect(outside).toEqual([]);
  });

  it('of Miramar stand on the land side of the beach, the sea front nearest to it', () => {
    expect(Math.min(...places('Miramar').map(({ location }) => northOfBeach(location)))).toBeGreaterThan(
      0.001,
    );
    expect(northOfBeach(miramarPoint(11.6, 21))).toBeLessThan(northOfBeach(miramarPoint(26, 21)));
  });

  it('of Miramar have its numbered streets', () => {
    const streets = new Set(places('Miramar').map(({ location }) => location.street));
    expect(
      [...streets].filter((street) => !/^(Calle \d{1,2}|Av\. (\d{1,2}|Costanera))$/.test(street)),
    ).toEqual([]);
    expect(streets.size).toBeGreaterThan(25);
  });

  it('of country properties lie inland', () => {
    const fields = [...generateListings(3_000)].filter(({ propertyType }) => propertyType === 5);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ location }) => northOfBeach(location) < 0.02)).toEqual([]);
  });
});
