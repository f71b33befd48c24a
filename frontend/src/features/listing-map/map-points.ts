import { CONSULT, RENTED } from '#common/rules/prices.js';
import { SHEET_MAP_MARGIN } from '#common/vocabulary/limits.js';
import type { OperationName } from '#common/vocabulary/operations.js';
import type { LeadPriceWire } from '#common/wire/listings.js';

/** A listing on a map. */
export interface MapPoint extends LeadPriceWire {
  codigo: string;
  title: string;
  tipoOperacion: OperationName;
  latitud: number;
  longitud: number;
  direccionCompleta: string;
  miniatura: string | null;
}

/** Listings that stand at one place share one pin, and its popup turns through them. */
export interface PointGroup {
  key: string;
  latitude: number;
  longitude: number;
  points: MapPoint[];
}

const DECIMALS = 6;
const ROUNDED = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** Groups by coordinate at six decimals, in the order in which the places first appear. */
export function groupPoints(points: readonly MapPoint[]): PointGroup[] {
  const groups = new Map<string, PointGroup>();
  for (const point of points) {
    const key = `${point.latitud.toFixed(DECIMALS)},${point.longitud.toFixed(DECIMALS)}`;
    const group = groups.get(key) ?? { key, latitude: point.latitud, longitude: point.longitud, points: [] };
    group.points.push(point);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a pin says: `$450 mil`, `USD 85/noche`, `Consultar`, or how many stand there. */
export function pinLabel({ points }: PointGroup): string {
  const [first] = points;
  if (points.length > 1 || !first) return `${points.length} avisos`;
  if (first.precioEstado === 'alquilado') return RENTED;
  if (first.precioEstado !== 'libre' || first.precio === null) return CONSULT;
  const unit = first.precioDesde ? '/noche' : '';
  return `${first.moneda === 'USD' ? 'USD ' : '$'}${shortAmount(first.precio)}${unit}`;
}

/** `450 mil`, `1,95 M`: what fits on a pin. */
function shortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${ROUNDED.format(amount / 1_000_000)} M`;
  return amount >= 1_000 ? `${ROUNDED.format(amount / 1_000)} mil` : ROUNDED.format(amount);
}

/** A listing as a point; undefined when it has no place. */
export function toMapPoint(
  listing: Omit<MapPoint, 'latitud' | 'longitud' | 'miniatura'> & {
    latitud: number | null;
    longitud: number | null;
    imagen?: { miniatura: string } | null;
  },
): MapPoint | undefined {
  const { codigo, title, tipoOperacion, latitud, longitud, direccionCompleta, imagen } = listing;
  if (latitud === null || longitud === null) return undefined;
  const { precio, moneda, precioPor, precioDesde, precioEstado } = listing;
  return {
    codigo,
    title,
    tipoOperacion,
    latitud,
    longitud,
    direccionCompleta,
    precio,
    moneda,
    precioPor,
    precioDesde,
    precioEstado,
    miniatura: imagen?.miniatura ?? null,
  };
}

/** South-west and north-east corner, in degrees. */
export type MapBounds = [[number, number], [number, number]];

/** What the map of one listing shows (public-site.md §6); undefined for one without a point. */
export function boundsAround({
  latitud,
  longitud,
}: {
  latitud: number | null;
  longitud: number | null;
}): MapBounds | undefined {
  if (latitud === null || longitud === null) return undefined;
  return [
    [latitud - SHEET_MAP_MARGIN, longitud - SHEET_MAP_MARGIN],
    [latitud + SHEET_MAP_MARGIN, longitud + SHEET_MAP_MARGIN],
  ];
}
