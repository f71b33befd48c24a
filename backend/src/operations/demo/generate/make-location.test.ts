import { distanceToCoast } from '#common/listings/location/coast-distance.js';
import { COASTLINE } from '#common/listings/location/coastline.js';
import type { Coordinates } from '#common/kernel/places.js';
import { Chance, mixSeed } from './chance.js';
import type { DemoTown } from './listing-batch.js';
import { generateListings } from './generate-listings.js';
import { makeLocation, type MadeLocation } from './make-location.js';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Area of each town. */
const BOXES: readonly (Box & { town: DemoTown })[] = [
  { town: 'Miramar', south: -38.289, north: -38.257, west: -57.862, east: -57.822 },
  { town: 'Mar del Plata', south: -38.08, north: -37.965, west: -57.565, east: -57.538 },
  { town: 'Mar del Sur', south: -38.35, north: -38.335, west: -58.003, east: -57.985 },
];

const places = (town: DemoTown) =>
  Array.from({ length: 1_000 }, (_, seed) =>
    makeLocation(new Chance(mixSeed(seed)), town, seed % 2 === 0 ? 1 : 2),
  );

/** Whether the place is on the land side of the coastline: an odd number of its segments lies to the east. */
function isOnLand({ latitude, longitude }: Coordinates): boolean {
  const crossed = COASTLINE.slice(1).filter(([toEast, toNorth], before) => {
    const [fromEast, fromNorth] = COASTLINE[before]!;
    if (fromNorth > latitude === toNorth > latitude) return false;
    const share = (latitude - fromNorth) / (toNorth - fromNorth);
    return fromEast + share * (toEast - fromEast) > longitude;
  });
  return crossed.length % 2 === 1;
}

describe('the places', () => {
  it.each(BOXES)('of $town stand in their town', ({ town, south, north, west, east }) => {
    const outside = places(town).filter(
      ({ location: { latitude, longitude } }) =>
        latitude < south || latitude > north || longitude < west || longitude > east,
    );
    expect(outside).toEqual([]);
  });

  it.each(BOXES)('of $town stand on land, and some of them near the sea', ({ town }) => {
    const found = places(town);
    expect(found.filter(({ location }) => !isOnLand(location))).toEqual([]);
    const nearest = Math.min(...found.map(({ location }) => distanceToCoast(location)));
    expect(nearest).toBeGreaterThan(40);
    expect(nearest).toBeLessThan(300);
  });

  it('of the front of Miramar stand by the sea, and no others as near', () => {
    const found = places('Miramar');
    const isFront = ({ location }: MadeLocation) => location.street === 'Av. Costanera';
    const front = found.filter(isFront).map(({ location }) => distanceToCoast(location));
    const others = found.filter((place) => !isFront(place)).map(({ location }) => distanceToCoast(location));
    expect(front.length).toBeGreaterThan(10);
    expect(Math.max(...front)).toBeLessThan(150);
    expect(Math.min(...front)).toBeLessThan(Math.min(...others));
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
    expect(fields.filter(({ location }) => !isOnLand(location) || distanceToCoast(location) < 2_000)).toEqual(
      [],
    );
  });
});
