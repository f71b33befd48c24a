import { listingTitle } from '#common/listings/listing-title.js';
import { counted } from '#common/kernel/text.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { Coordinates, MapArea } from '#common/kernel/places.js';
import type { MapOverviewAnswer, MapPlaceWire, MapWindowAnswer } from '#common/search/map/map-calls.js';
import type { MapOverview, MapPlace, MapWindow } from './map-search.js';
import { presentLead } from '../../listings/rows/public.js';

/** Four decimals are 11 m; a marker represents a whole cell. */
const GROUP_DECIMALS = 4;
/** Coordinates shared by listings of one location. */
const PLACE_DECIMALS = 6;

export function presentMapOverview({ total, area }: MapOverview): MapOverviewAnswer {
  return { success: true, total, limites: area && presentArea(area) };
}

export function presentMapWindow({ total, clusters, places }: MapWindow, zoom: number): MapWindowAnswer {
  // Four decimals, unless markers are closer together than that.
  const decimals = zoom > 14 ? PLACE_DECIMALS : GROUP_DECIMALS;
  return {
    success: true,
    total,
    grupos: clusters.map((cluster) => ({
      ...presentPoint(cluster.at, decimals),
      cantidad: cluster.count,
      zoom: cluster.zoom,
    })),
    lugares: places.map(presentPlace),
  };
}

function presentPlace({ count, cards }: MapPlace): MapPlaceWire {
  const [{ facts, lead }] = cards as [MapPlace['cards'][number]];
  return {
    ...presentPoint({ latitude: facts.latitude!, longitude: facts.longitude! }, PLACE_DECIMALS),
    cantidad: count,
    codigos: cards.map((card) => card.facts.code),
    titulo: count === 1 ? listingTitle(facts) : counted(count, 'aviso'),
    tipoOperacion: OPERATIONS[facts.operation].name,
    ...presentLead(lead),
  };
}

function presentPoint(
  { latitude, longitude }: Coordinates,
  decimals: number,
): { latitud: number; longitud: number } {
  return { latitud: Number(latitude.toFixed(decimals)), longitud: Number(longitude.toFixed(decimals)) };
}

function presentArea({ south, west, north, east }: MapArea): MapOverviewAnswer['limites'] {
  return { sur: south, oeste: west, norte: north, este: east };
}
