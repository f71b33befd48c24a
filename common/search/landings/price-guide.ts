import { OPERATIONS, operationFromName, type Operation } from '../../kernel/operations.js';
import { SEARCH_TOWNS } from '../../kernel/places.js';
import { counted } from '../../kernel/text.js';
import type { CountChoice } from '../../listings/attributes/count-choice.js';
import { FLAT, HOUSE, propertyTypeFromText } from '../../listings/property-types.js';
import { formatPrice, priceKey } from '../../pricing/prices.js';
import { fraction, period, WHOLE_PERIOD } from '../../pricing/periods.js';
import { readRentalKey } from '../../pricing/rental-key.js';
import type { WantedPart } from './wanted-part.js';
import { emptyFilters } from '../query/search-filters.js';
import { searchWords } from '../query/search-words.js';
import type { PriceGuideLine, PriceGuideQuery } from './landing-calls.js';

/** A notice as far as others compare with it; null or 0 is not stated. */
export interface ComparedNotice {
  operation: Operation;
  town: string;
  propertyType: number;
  bedrooms: number | null;
  rooms: number | null;
  people: number | null;
}

/** The question for the guide of a notice; null in a town that the site has no search for. */
export function guideQuery({ town, propertyType, ...notice }: ComparedNotice): PriceGuideQuery | null {
  if (!SEARCH_TOWNS.some((known) => known === town)) return null;
  const { bedrooms, rooms, people } = notice;
  return {
    operacion: OPERATIONS[notice.operation].name,
    ciudad: town,
    tipoVivienda: String(propertyType),
    ...(propertyType === HOUSE && bedrooms ? { dormitorios: String(bedrooms) } : {}),
    ...(propertyType === FLAT && rooms ? { ambientes: String(rooms) } : {}),
    ...(people ? { personas: String(people) } : {}),
  };
}

/** Names of a period and fraction; '' is the whole period. */
export interface PricedPart {
  periodo: string;
  fraccion: string;
}

const DEFAULT_LINES = 3;

/**
 * The lines about the given parts of the season, in their order; those of most notices if there are none.
 * @param most number of lines
 */
export function linesAbout(
  lines: readonly PriceGuideLine[],
  parts: readonly PricedPart[],
  most: number,
): PriceGuideLine[] {
  const keys = [...new Set(parts.map(keyOf))];
  const found = keys.flatMap((key) => lines.filter((line) => keyOf(line) === key));
  if (found.length > 0) return found.slice(0, most);
  return lines.toSorted((one, other) => other.avisos - one.avisos).slice(0, DEFAULT_LINES);
}

/** `Casas de 3 dormitorios en Miramar para la 1.ª quincena de enero: la mitad pide entre ARS$ 900.000 y ARS$ 1.200.000 (12 avisos).` */
export function guideText(
  line: PriceGuideLine,
  { operacion, ciudad, tipoVivienda }: PriceGuideQuery,
): string {
  const { tamanio, moneda, desde, hasta, avisos } = line;
  const type = propertyTypeFromText(tipoVivienda)!;
  const key = readRentalKey(line);
  const size = tamanio === null ? [] : [tamanio as CountChoice];
  const kind = searchWords({
    ...emptyFilters(operationFromName(operacion)!),
    towns: [ciudad],
    propertyTypes: [type],
    bedrooms: type === HOUSE ? size : [],
    rooms: type === FLAT ? size : [],
    period: key?.period ?? null,
    fraction: key?.fraction ?? null,
  });
  const asked =
    desde === hasta
      ? formatPrice(desde, moneda)
      : `entre ${formatPrice(desde, moneda)} y ${formatPrice(hasta, moneda)}`;
  return `${kind}: la mitad pide ${asked} (${counted(avisos, 'aviso')}).`;
}

/** The most searched part, if no price is for it; of a whole period any price is. */
export function unpricedPart(wanted: WantedPart, prices: readonly PricedPart[]): PricedPart | null {
  const part = partOf(wanted);
  const isPriced = prices.some(
    (price) => price.periodo === part.periodo && (!wanted.fraccion || keyOf(price) === keyOf(part)),
  );
  return isPriced ? null : part;
}

export function partOf({ periodo, fraccion }: WantedPart): PricedPart {
  return { periodo: period(periodo).name, fraccion: fraction(fraccion ?? WHOLE_PERIOD).name };
}

/** 0 for a sale, and for names that are unknown. */
function keyOf(part: PricedPart): number {
  const key = readRentalKey(part);
  return key ? priceKey(key) : 0;
}
