import type { MapArea } from '../../kernel/places.js';
import type { Filter } from './filter.js';

export interface AreaValues {
  area: MapArea | null;
}

/** About 11 m; more precision would only multiply the URLs of similar searches. */
const DECIMALS = 4;

/** The visible map area, written `zona=sur,oeste,norte,este`. */
export const areaFilter: Filter<AreaValues> = {
  name: 'area',
  empty: { area: null },
  normalise: ({ area }) => ({ area: area && roundArea(area) }),
  query: {
    read: (reader) => ({ area: reader.one('zona', readArea) ?? null }),
    write: ({ area }) => (area ? [['zona', writeArea(area)]] : []),
  },
  path: { place: 'query' },
  chips: ({ area }) => (area ? [{ label: 'Zona del mapa', without: { area: null } }] : []),
  matches: ({ area }) => (area ? [{ kind: 'inside', area }] : []),
  control: null,
};

function roundArea({ south, west, north, east }: MapArea): MapArea {
  const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
  return { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) };
}

function writeArea(area: MapArea): string {
  const { south, west, north, east } = roundArea(area);
  return [south, west, north, east].join(',');
}

function readArea(text: string): MapArea | undefined {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,10})?$/.test(part))) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const fits = south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return fits ? roundArea({ south, west, north, east }) : undefined;
}
