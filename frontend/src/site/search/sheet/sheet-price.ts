import type {
  AreaComparisonWire,
  ListingSheetAnswer,
  ListingSheetWire,
  PriceComparisonWire,
} from '#common/search/sheet/sheet-calls.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { measuresText } from '#common/listings/attributes/attribute-values.js';
import { seasonWords } from '#common/search/query/search-words.js';
import { propertyType } from '#common/listings/property-types.js';
import { percentText } from '#common/kernel/text.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { perMetreText } from '#common/listings/attributes/price-per-area-text.js';
import { cardPrice } from '../../../search/cards/card-price.js';

/** A cell of the rent table, by wire names of period and fraction. */
export interface PriceCellName {
  periodo: string;
  fraccion: string;
}

/** Cells that match the visitor's search: the rows that a stay buys, or the requested period and fraction. */
export function searchedCells(question: SearchFilters, stay: StayWire | null): PriceCellName[] {
  if (stay) return stay.tramos.map(({ periodo, fraccion }) => ({ periodo, fraccion }));
  const period = PERIODS.find(({ id }) => id === question.period);
  if (!period) return [];
  const fraction = FRACTIONS.find(({ id }) => id === question.fraction) ?? FRACTIONS[0]!;
  return [{ periodo: period.name, fraccion: fraction.name }];
}

/** `12 % por debajo del promedio de la 1.ª quincena de enero (14 casas)`. */
export function comparisonText(
  { periodo, fraccion, diferencia, avisos }: PriceComparisonWire,
  plural: string,
): string {
  const period = PERIODS.find(({ name }) => name === periodo);
  const fraction = FRACTIONS.find(({ name }) => name === fraccion);
  const when = period ? seasonWords(period.id, fraction?.id ?? null) : periodo;
  const sample = `(${avisos} ${plural.toLowerCase()})`;
  if (diferencia === 0) return `En el promedio de ${when} ${sample}`;
  const where = diferencia < 0 ? 'por debajo' : 'por encima';
  return `${percentText(Math.abs(diferencia) / 100)} ${where} del promedio de ${when} ${sample}`;
}

/** `El precio por m² está 12 % por debajo del promedio de 14 departamentos en venta en Miramar (USD$ 1.900).` */
export function areaComparisonText(
  { idTipoVivienda, inmueble_localidad: town }: ListingSheetWire,
  { barrio, promedio, moneda, avisos, diferencia }: AreaComparisonWire,
): string {
  const sample = `${avisos} ${propertyType(idTipoVivienda).plural.toLowerCase()} en venta en ${barrio ?? town}`;
  const average = `(${perMetreText(promedio, moneda)})`;
  if (diferencia === 0) return `El precio por m² es el promedio de ${sample} ${average}.`;
  const where = diferencia < 0 ? 'por debajo' : 'por encima';
  return `El precio por m² está ${percentText(Math.abs(diferencia) / 100)} ${where} del promedio de ${sample} ${average}.`;
}

/** Size and price in a share text: ` · 85 m² cub. · ARS$ 450.000 por la 1.ª quincena de enero`; empty without any. */
export function factsInWords({
  inmueble,
  precioGuia,
}: Pick<ListingSheetAnswer, 'inmueble' | 'precioGuia'>): string {
  const { currency, figure, per, from } = cardPrice(precioGuia);
  const price = currency ? [from && 'desde', currency, figure, per].filter(Boolean).join(' ') : '';
  return [measuresText(inmueble, inmueble.idTipoVivienda), price]
    .map((text) => text && ` · ${text}`)
    .join('');
}
