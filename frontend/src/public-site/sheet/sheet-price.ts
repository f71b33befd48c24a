import type { ListingSheetAnswer, PriceComparisonWire, StayWire } from '#common/wire/listings.js';
import { counted, percentText } from '#common/rules/text.js';
import { FRACTIONS, PERIODS } from '#common/vocabulary/periods.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import { cardPrice } from '../../features/listing-card/card-price.js';

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

/** `12 % bajo el promedio de enero, 14 casas`. */
export function comparisonText(
  { periodo, fraccion, diferencia, avisos }: PriceComparisonWire,
  plural: string,
): string {
  const label = PERIODS.find(({ name }) => name === periodo)?.label.toLowerCase() ?? periodo;
  const fraction = FRACTIONS.find(({ name }) => name === fraccion);
  const when = fraction && fraction.id !== 1 ? `${fraction.label.toLowerCase()} de ${label}` : label;
  const sample = `${avisos} ${plural.toLowerCase()}`;
  if (diferencia === 0) return `En el promedio de ${when}, ${sample}`;
  const where = diferencia < 0 ? 'bajo' : 'sobre';
  return `${percentText(Math.abs(diferencia) / 100)} ${where} el promedio de ${when}, ${sample}`;
}

/** Price in a share text: ` · ARS$ 450.000 por 1.ª quincena de enero`; empty without one. */
export function priceInWords({ precioGuia }: Pick<ListingSheetAnswer, 'precioGuia'>): string {
  const { currency, figure, per, from } = cardPrice(precioGuia);
  if (!currency) return '';
  return ` · ${[from && 'desde', currency, figure, per].filter(Boolean).join(' ')}`;
}

/** Dates and people for the message to the owner: `del 16/1/2027 al 31/1/2027, 4 personas`; may be empty. */
export function wantedInWords(question: SearchFilters): string {
  const { arrival, departure, people, period, fraction } = question;
  const parts: string[] = [];
  if (arrival && departure) parts.push(`del ${shortDate(arrival)} al ${shortDate(departure)}`);
  else if (period) parts.push(periodInWords(period, fraction));
  const count = people[0] && Number.parseInt(people[0], 10);
  if (count) parts.push(counted(count, 'persona'));
  return parts.join(', ');
}

function periodInWords(period: number, fraction: number | null): string {
  const label = PERIODS.find(({ id }) => id === period)!.label.toLowerCase();
  const part = FRACTIONS.find(({ id }) => id === fraction);
  return part && part.id !== 1 ? `${part.label.toLowerCase()} de ${label}` : label;
}

function shortDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
