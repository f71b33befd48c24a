import { CONSULT, RENTED } from '#common/pricing/prices.js';
import { numberText } from '#common/kernel/text.js';
import { SHEET_MAP_MARGIN } from '#common/kernel/limits.js';
import type { OperationName } from '#common/kernel/operations.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';
import type { MapPlaceWire } from '#common/search/map/map-calls.js';

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

/** Text of a pin, and its unit. */
export interface Pin {
  latitude: number;
  longitude: number;
  label: string;
  /** Text for screen readers. */
  name: string;
  codes: readonly string[];
  operation: OperationName;
}

/** Pin of one listing. */
export function pinOfPoint(point: MapPoint): Pin {
  const label = priceLabel(point);
  const { latitud: latitude, longitud: longitude, tipoOperacion: operation } = point;
  return { latitude, longitude, label, name: `${label}: ${point.title}`, codes: [point.codigo], operation };
}

/** Pin of several listings at one location. */
export function pinOfPlace(place: MapPlaceWire): Pin {
  const isOne = place.cantidad === 1;
  const label = isOne ? priceLabel(place) : place.titulo;
  return {
    latitude: place.latitud,
    longitude: place.longitud,
    label,
    name: isOne ? `${label}: ${place.titulo}` : `${label} en un lugar`,
    codes: place.codigos,
    operation: place.tipoOperacion,
  };
}

/** Units of a price as on cards (`por la 1.ª quincena de enero`), and as on pins. */
const SHORT_UNITS: readonly (readonly [words: RegExp, unit: string])[] = [
  [/^por noche$/, '/noche'],
  [/^por (\d+ noches?)$/, '/$1'],
  [/^por .*quincena.*$/, '/quincena'],
  [/^por semana .*$/, '/semana'],
  [/^por día.*$/, '/día'],
  [/^por mes.*$/, '/mes'],
];

/** Text of a pin for a price: `$450 mil/quincena`, `USD 85/noche`, `Consultar`. */
function priceLabel({ precio, moneda, precioPor, precioEstado }: LeadPriceWire): string {
  if (precioEstado === 'alquilado') return RENTED;
  if (precioEstado !== 'libre' || precio === null) return CONSULT;
  const [words, unit] = SHORT_UNITS.find(([known]) => known.test(precioPor)) ?? [/^.*$/, ''];
  return `${moneda === 'USD' ? 'USD ' : '$'}${shortAmount(precio)}${precioPor.replace(words, unit)}`;
}

/** Text of a group marker: `340`, `12 mil`. */
export function discLabel(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1_000)} mil`;
}

/** `1.915`, `450 mil`, `1,95 M`: short enough for a pin. */
function shortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${numberText(Math.round(amount / 10_000) / 100)} M`;
  return amount >= 10_000 ? `${Math.round(amount / 1_000)} mil` : numberText(amount);
}

/** A listing as a point; undefined without coordinates. */
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

/** Map of a single listing (public-site.md §6); undefined without coordinates. */
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
