import { distanceToCoast } from '#common/listings/location/coast-distance.js';
import { HOME_COUNTRY, HOME_PROVINCE, METRES_PER_DEGREE, type Coordinates } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Chance } from './chance.js';
import { MIRAMAR_AVENUES, QUARTERS, RURAL_ROADS, SOUTH_STREETS } from './data/places.js';
import type { DemoTown } from './listing-batch.js';
import type { DemoLocation } from './demo-listing.js';

/** A location with the facts that texts and prices need. */
export interface MadeLocation {
  location: DemoLocation;
  /** 0 is on the sea front. */
  blocksToSea: number;
  /** Colloquial name of the neighbourhood: `La Perla`, `el centro`. */
  quarter: string;
}

const FLAT = 2;

interface Metres {
  east: number;
  north: number;
}

function moved(from: Coordinates, { east, north }: Metres): Coordinates {
  const latitude = from.latitude + north / METRES_PER_DEGREE;
  const longitude = from.longitude + east / (METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180));
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

/**
 * Miramar's street grid. The coast runs from south-west to north-east, 46° north of east, and turns to the south at street 31. Odd streets
 * lead to the sea and are numbered from the stream (9) to the forest nursery (47). Even streets run parallel to the coast and are numbered
 * inland from 12. The central square is at 27 and 22.
 */
const SQUARE = { latitude: -38.2707, longitude: -57.8387, even: 27, odd: 22 };
const COAST_ANGLE = (46 * Math.PI) / 180;
const BLOCK = { alongCoast: 100, towardsSea: 102, inland: 96 };
const FRONT = { row: 11.6, from: 9, to: 31 };
/** Streets from the stream to the nursery. */
const STREETS = { from: 9, to: 47 };

/** Blocks of about 100 m, as the site measures the distance (common/listings/location/coast-distance.ts). The first row of houses has none. */
function blocksToSea(point: Coordinates): number {
  return Math.floor(distanceToCoast(point) / 100);
}

/** The intersection of an even and an odd street of Miramar; fractions lie between streets. */
export function miramarPoint(even: number, odd: number): Coordinates {
  const stepsToSea = (SQUARE.even - even) / 2;
  const seaward = stepsToSea * (stepsToSea > 0 ? BLOCK.towardsSea : BLOCK.inland);
  const northEast = ((SQUARE.odd - odd) / 2) * BLOCK.alongCoast;
  return moved(SQUARE, {
    east: northEast * Math.cos(COAST_ANGLE) + seaward * Math.sin(COAST_ANGLE),
    north: northEast * Math.sin(COAST_ANGLE) - seaward * Math.cos(COAST_ANGLE),
  });
}

const streetName = (number: number) => `${MIRAMAR_AVENUES.includes(number) ? 'Av.' : 'Calle'} ${number}`;

function inMiramar(chance: Chance, type: PropertyTypeId): MadeLocation {
  const onFront =
    type === 7 || (type === 6 && chance.happens(0.5)) || (type === FLAT && chance.happens(0.12));
  const odd = 9 + 2 * chance.whole(0, 18) + chance.between(0.3, 1.7);
  if (onFront) {
    const along = (odd - STREETS.from) / (STREETS.to - STREETS.from);
    const street = FRONT.from + along * (FRONT.to - FRONT.from);
    const streetNumber = String(Math.floor((street - 1) / 2) * 100 + chance.whole(2, 98));
    return miramar('Av. Costanera', streetNumber, miramarPoint(FRONT.row, street));
  }
  const spread = type === FLAT ? chance.whole(0, 8) : Math.floor(chance.between(0, 1) ** 1.3 * 17);
  const even = 12 + 2 * spread;
  if (chance.happens(0.5)) {
    const streetNumber = String(Math.floor((odd - 1) / 2) * 100 + chance.whole(2, 98));
    return miramar(streetName(even), streetNumber, miramarPoint(even, odd));
  }
  const oddStreet = 2 * Math.floor(odd / 2) + 1;
  const streetNumber = String((even / 2) * 100 + chance.whole(2, 98));
  return miramar(
    streetName(oddStreet),
    streetNumber,
    miramarPoint(even + chance.between(0.3, 1.7), oddStreet),
  );
}

function miramar(street: string, streetNumber: string, point: Coordinates): MadeLocation {
  const quarter =
    point.longitude < -57.846
      ? 'la zona del Vivero'
      : point.latitude > -38.266
        ? 'la zona del parque'
        : 'el centro';
  return {
    quarter,
    location: { ...address('Miramar', street, streetNumber), ...point },
    blocksToSea: blocksToSea(point),
  };
}

function inMarDelPlata(chance: Chance): MadeLocation {
  const quarter = chance.pick(QUARTERS);
  const depth = chance.next();
  const point = moved(quarter, {
    east: (0.5 - depth) * 2 * quarter.scatter,
    north: chance.between(-quarter.scatter, quarter.scatter),
  });
  const streetNumber = String(chance.whole(...quarter.numbers));
  return {
    location: { ...address('Mar del Plata', chance.pick(quarter.streets), streetNumber), ...point },
    blocksToSea: blocksToSea(point),
    quarter: quarter.name,
  };
}

/** Angle of the coast at Mar del Sur, north of east. */
const SOUTH_COAST_ANGLE = (33 * Math.PI) / 180;

function inMarDelSur(chance: Chance): MadeLocation {
  const depth = chance.next();
  const centre = { latitude: -38.3459, longitude: -57.9918 };
  const along = chance.between(-320, 320);
  const inland = (depth - 0.35) * 420;
  const point = moved(centre, {
    east: along * Math.cos(SOUTH_COAST_ANGLE) - inland * Math.sin(SOUTH_COAST_ANGLE),
    north: along * Math.sin(SOUTH_COAST_ANGLE) + inland * Math.cos(SOUTH_COAST_ANGLE),
  });
  return {
    location: {
      ...address('Mar del Sur', chance.pick(SOUTH_STREETS), String(chance.whole(20, 940))),
      ...point,
    },
    blocksToSea: blocksToSea(point),
    quarter: 'el pueblo',
  };
}

function inTheCountry(chance: Chance): MadeLocation {
  const point = moved(
    { latitude: -38.2195, longitude: -57.905 },
    { east: chance.between(-5000, 1500), north: chance.between(-1500, 7000) },
  );
  const road = chance.pick(RURAL_ROADS);
  return {
    location: { ...address('Miramar', road, String(chance.whole(4, 32))), ...point },
    blocksToSea: blocksToSea(point),
    quarter: 'zona rural',
  };
}

const address = (town: DemoTown, street: string, streetNumber: string) => ({
  country: HOME_COUNTRY,
  province: HOME_PROVINCE,
  town,
  street,
  streetNumber,
  floor: '',
  apartment: '',
});

/** A location for a property of this type; flats get a floor and a door. */
export function makeLocation(chance: Chance, town: DemoTown, type: PropertyTypeId): MadeLocation {
  if (type === 5) return inTheCountry(chance);
  const place =
    town === 'Miramar'
      ? inMiramar(chance, type)
      : town === 'Mar del Plata'
        ? inMarDelPlata(chance)
        : inMarDelSur(chance);
  if (type === FLAT) {
    place.location.floor = chance.happens(0.12) ? 'PB' : String(chance.whole(1, 11));
    place.location.apartment = chance.pick(['A', 'B', 'C', 'D', 'E', '1', '2', '3', '4']);
  }
  return place;
}
