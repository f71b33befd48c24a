import type { Outline } from './outline.js';
import { namedZones, presentPlaces, zoneAt, type Zone } from './zones.js';

const square = (size: number): Outline => [
  [0, 0],
  [0, size],
  [size, size],
  [size, 0],
];
const zone = (id: number, town: string, name: string, more: Partial<Zone> = {}): Zone => ({
  id,
  town,
  name,
  outline: square(4),
  ...more,
});

const ZONES = [
  zone(1, 'Mar del Plata', 'Punta Mogotes', { formerSlugs: ['mogotes'] }),
  zone(2, 'Mar del Plata', 'Centro'),
  zone(3, 'Miramar', 'Casco viejo', { formerSlugs: ['centro'] }),
  zone(4, 'Mar del Sur', 'Centro'),
];
const idsOf = (zones: readonly Zone[]): number[] => zones.map(({ id }) => id);

describe('the zone of a point', () => {
  const nested = [
    zone(1, 'Miramar', 'Todo'),
    zone(2, 'Miramar', 'Plaza', { outline: square(2) }),
    zone(3, 'Miramar', 'Otra'),
  ];

  it.each<[string, Parameters<typeof zoneAt>[1], string | undefined]>([
    ['the smallest that holds it', { town: 'Miramar', latitude: 1, longitude: 1 }, 'Plaza'],
    ['the oldest of equal ones', { town: 'Miramar', latitude: 3, longitude: 3 }, 'Todo'],
    ['none outside', { town: 'Miramar', latitude: 5, longitude: 1 }, undefined],
    ['none of another town', { town: 'Mar del Sur', latitude: 1, longitude: 1 }, undefined],
    ['none without a point', { town: 'Miramar', latitude: null, longitude: null }, undefined],
  ])('is %s', (_, point, name) => {
    expect(zoneAt(nested, point)?.name).toBe(name);
  });
});

describe('zones that a search names', () => {
  it.each<[string, string[], number[]]>([
    ['punta-mogotes', [], [1]],
    ['Punta Mogotes', ['Mar del Plata'], [1]],
    ['mogotes', [], [1]],
    ['3', [], [3]],
    ['centro', [], [2, 4]],
    ['centro', ['Mar del Sur'], [4]],
    ['centro', ['Miramar'], [3]],
    ['la-luna', [], []],
  ])('%s in %j are %j', (wanted, towns, ids) => {
    expect(idsOf(namedZones(ZONES, wanted, towns))).toEqual(ids);
  });

  it.each<[string[], string[], { towns: string[]; zones: string[] }]>([
    [[], ['mogotes'], { towns: ['Mar del Plata'], zones: ['punta-mogotes'] }],
    [[], ['1', 'punta-mogotes'], { towns: ['Mar del Plata'], zones: ['punta-mogotes'] }],
    [[], ['centro'], { towns: [], zones: ['centro'] }],
    [['Miramar'], ['centro'], { towns: ['Miramar'], zones: ['casco-viejo'] }],
    [['Miramar'], ['la-luna'], { towns: ['Miramar'], zones: ['la-luna'] }],
    [['Miramar'], [], { towns: ['Miramar'], zones: [] }],
  ])('%j and %j are %j by their present names', (towns, zones, present) => {
    expect(presentPlaces(ZONES, { towns, zones })).toEqual(present);
  });
});
