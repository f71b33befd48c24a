import type { Read } from '#common/kernel/calls/call.js';
import {
  mapGroups,
  mapListings,
  type MapOverviewAnswer,
  type MapWindowAnswer,
} from '#common/search/map/map-calls.js';
import type { SearchQuery } from '#common/search/query/search-calls.js';
import { writeTiles, type MapTiles } from '#common/search/map/map-tiles.js';
import type { MapArea } from '#common/kernel/places.js';
import { searchQuery } from '../../app/queries.js';

/** Parameters of `buscarInmueblesFiltros`; without `operacion` the search covers both operations. */
export type MapSearchText = string;

const asked = (search: MapSearchText, more: string): string => [search, more].filter(Boolean).join('&');

export const mapQueries = {
  overview: (search: MapSearchText) => searchQuery(mapGroups as Read<SearchQuery, MapOverviewAnswer>, search),
  window: (search: MapSearchText, tiles: MapTiles) =>
    searchQuery(
      mapGroups as Read<SearchQuery, MapWindowAnswer>,
      asked(search, `zoom=${tiles.zoom}&teselas=${writeTiles(tiles)}`),
    ),
  listings: (search: MapSearchText, codes: readonly string[]) =>
    searchQuery(mapListings, asked(search, codes.map((code) => `codigos[]=${code}`).join('&'))),
  /** Newest listings of an area. */
  nearby: (search: MapSearchText, { south, west, north, east }: MapArea, count: number) => {
    const zone = [south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',');
    return searchQuery(mapListings, asked(search, `zona=${zone}&cantidad=${count}`));
  },
};
