import { COASTLINE } from './coastline.js';
import { distanceToCoast, metresToSea } from './coast-distance.js';

/** Two neighbouring points of the coastline at Miramar, about 1.6 km apart. */
const [FROM, TO] = [
  { latitude: -38.268165, longitude: -57.821818 },
  { latitude: -38.278465, longitude: -57.834283 },
] as const;
const MIDDLE = {
  latitude: (FROM.latitude + TO.latitude) / 2,
  longitude: (FROM.longitude + TO.longitude) / 2,
};

describe('the distance to the sea', () => {
  it.each([FROM, TO, MIDDLE])('of a point on the coastline is nothing', (point) => {
    expect(distanceToCoast(point)).toBeLessThan(1);
    expect(metresToSea(point)).toBe(100);
  });

  it('is measured at a right angle to the coast', () => {
    const metre = { latitude: 1 / 111_320, longitude: 1 / (111_320 * Math.cos((38.27 * Math.PI) / 180)) };
    const along = {
      east: (FROM.longitude - TO.longitude) / metre.longitude,
      north: (FROM.latitude - TO.latitude) / metre.latitude,
    };
    const length = Math.hypot(along.east, along.north);
    const inland = {
      latitude: MIDDLE.latitude + (450 * along.east * metre.latitude) / length,
      longitude: MIDDLE.longitude - (450 * along.north * metre.longitude) / length,
    };
    expect(distanceToCoast(inland)).toBeCloseTo(450, 0);
    expect(metresToSea(inland)).toBe(500);
  });

  it('agrees with the other source, GSHHG 2.3.7, to 300 m in the squares of the three towns', () => {
    const squares = [
      { latitude: -38.2707, longitude: -57.8387, gshhg: 870 },
      { latitude: -38.0055, longitude: -57.5426, gshhg: 32 },
      { latitude: -38.3436, longitude: -57.9925, gshhg: 715 },
    ];
    const apart = squares.map(({ gshhg, ...square }) => Math.abs(distanceToCoast(square) - gshhg));
    expect(Math.max(...apart)).toBeLessThan(300);
  });

  it('is not stated beyond 5 km, and without a point', () => {
    expect(metresToSea({ latitude: -38.2195, longitude: -57.905 })).toBeNull();
    expect(metresToSea({ latitude: -34.6, longitude: -58.38 })).toBeNull();
    expect(metresToSea({ latitude: null, longitude: null })).toBeNull();
    expect(metresToSea({ latitude: FROM.latitude, longitude: null })).toBeNull();
    expect(metresToSea({ latitude: null, longitude: FROM.longitude })).toBeNull();
  });

  it('follows a coastline whose points are apart from each other', () => {
    const repeated = COASTLINE.slice(1).filter(
      ([longitude, latitude], before) =>
        longitude === COASTLINE[before]![0] && latitude === COASTLINE[before]![1],
    );
    expect(repeated).toEqual([]);
  });
});
