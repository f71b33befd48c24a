import { writeTiles, type MapTiles } from '#common/rules/map-tiles.js';
import type { MapArea } from '#common/vocabulary/places.js';
import type { MapAnswer } from '#common/wire/listings.js';
import type { MapOverviewAnswer, MapWindowAnswer } from '#common/wire/map.js';
import { apiQuery } from '../../app/queries.js';

const GROUPS = '/api/inmueble/mapa/agruparInmueblesParaMapa';
const LISTINGS = '/api/inmueble/mapa/obtenerInmueblesParaMapa';

/** Parameters of `buscarInmueblesFiltros`; without `operacion` the search is of both. */
export type MapSearchText = string;

const call = (path: string, search: MapSearchText, more: string): string =>
  `${path}?${[search, more].filter(Boolean).join('&')}`;

/** What maps ask. */
export const mapQueries = {
  overview: (search: MapSearchText) => apiQuery<MapOverviewAnswer>(call(GROUPS, search, '')),
  window: (search: MapSearchText, tiles: MapTiles) =>
    apiQuery<MapWindowAnswer>(call(GROUPS, search, `zoom=${tiles.zoom}&teselas=${writeTiles(tiles)}`)),
  listings: (search: MapSearchText, codes: readonly string[]) =>
    apiQuery<MapAnswer>(call(LISTINGS, search, codes.map((code) => `codigos[]=${code}`).join('&'))),
  /** The newest of an area. */
  nearby: (search: MapSearchText, { south, west, north, east }: MapArea, count: number) => {
    const zone = [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
    return apiQuery<MapAnswer>(call(LISTINGS, search, `zona=${zone}&cantidad=${count}`));
  },
};
