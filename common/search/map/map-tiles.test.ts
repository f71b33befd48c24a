import { fc } from '../../../test/support/property.js';
import {
  coordinatesOf,
  MOST_TILES,
  NEAREST_ZOOM,
  readTiles,
  tileCount,
  tilesOf,
  tileUnits,
  worldPoint,
  writeTiles,
} from './map-tiles.js';

const somewhere = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
});

describe('tiles of the map', () => {
  it('are those of every map of the world', () => {
    // Latitude and longitude 0 are the corner of four tiles; Miramar at zoom 13 is tile 2779 / 5039.
    expect(worldPoint({ latitude: 0, longitude: 0 })).toEqual({ x: 2 ** 29, y: 2 ** 29 });
    const { x, y } = worldPoint({ latitude: -38.2707, longitude: -57.8387 });
    expect([Math.floor(x / tileUnits(13)), Math.floor(y / tileUnits(13))]).toEqual([2_779, 5_039]);
  });

  it('give a point back to within some centimetres', () => {
    fc.assert(
      fc.property(somewhere, (point) => {
        const { latitude, longitude } = coordinatesOf(worldPoint(point));
        expect(Math.abs(latitude - point.latitude)).toBeLessThan(1e-6);
        expect(Math.abs(longitude - point.longitude)).toBeLessThan(1e-6);
      }),
    );
  });

  it('cover an area, or as much of its middle as a window may have, and are read as they are written', () => {
    const side = fc.double({ min: 0.0001, max: 60, noNaN: true });
    fc.assert(
      fc.property(
        somewhere,
        side,
        side,
        fc.integer({ min: 0, max: NEAREST_ZOOM }),
        (corner, high, wide, zoom) => {
          const { latitude: south, longitude: west } = corner;
          const area = {
            south,
            west,
            north: Math.min(85, south + high),
            east: Math.min(179.99, west + wide),
          };
          const tiles = tilesOf(area, zoom);
          expect(tileCount(tiles)).toBeLessThanOrEqual(MOST_TILES);
          expect(readTiles(writeTiles(tiles), zoom)).toEqual(tiles);
        },
      ),
    );
  });

  it.each([
    ['', 13],
    ['1,2,3', 13],
    ['1,2,3,4,5', 13],
    ['-1,0,0,0', 13],
    ['3,0,1,0', 13],
    ['0,3,0,1', 13],
    ['0,0,1,0', 0],
    ['8191,0,8192,0', 13],
    ['0,0,200,0', 13],
    ['1e3,0,1,0', 13],
  ])('%p at zoom %d are none', (text, zoom) => {
    expect(readTiles(text, zoom)).toBeUndefined();
  });
});
