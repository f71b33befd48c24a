import {
  averagePrices,
  SALE_AVERAGE,
  type AverageCellWire,
  type AveragesAnswer,
  type AverageTableWire,
} from '#common/pricing/averages/average-calls.js';
import { counted } from '#common/kernel/text.js';
import { isCurrency, type Currency } from '#common/kernel/currencies.js';
import { OPERATIONS, operationFromName, type Operation } from '#common/kernel/operations.js';
import { AVERAGED_PERIODS, FRACTIONS, period } from '#common/pricing/periods.js';
import { apiQuery } from '../app/queries.js';

export type AveragedType = 'casa' | 'departamento';

/** Selection of the report; stored in the URL. */
export interface AveragesView {
  operation: Operation;
  type: AveragedType;
  currency: Currency;
}

/** Whether the report is available; otherwise `comingSoon` is shown (public-site.md §2). */
export const AVERAGES_FLAGS: { enabled: boolean; comingSoon: boolean } = { enabled: true, comingSoon: false };

/** Defaults: rentals, dollars and houses (public-site.md §4). */
export function readView(query: URLSearchParams): AveragesView {
  const currency = query.get('moneda') ?? '';
  return {
    operation: operationFromName(query.get('operacion') ?? '') ?? 'rental',
    type: query.get('tipo') === 'departamento' ? 'departamento' : 'casa',
    currency: isCurrency(currency) ? currency : 'USD',
  };
}

export function averagesQuery({ operation, type, currency }: AveragesView) {
  const operacion = OPERATIONS[operation].name;
  return apiQuery(averagePrices, { operacion, moneda: currency, tipoVivienda: type });
}

const QUANTITIES: Readonly<Record<AveragedType, readonly string[]>> = {
  casa: ['1', '2', '3', '4', '5+'],
  departamento: ['1', '2', '3', '4+'],
};

export interface AverageRow {
  /** Display name. */
  label: string;
  /** One per column. */
  cells: readonly (AverageCellWire | undefined)[];
}

export interface AverageTable {
  title: string;
  rowHeader: string;
  columns: readonly string[];
  rows: readonly AverageRow[];
}

/** The tables with data. */
export function averageTables(answer: AveragesAnswer, { operation, type }: AveragesView): AverageTable[] {
  const all = type === 'casa' ? answer.data.casas : answer.data.departamentos;
  return operation === 'sale' ? saleTables(all, type) : rentalTables(all, type);
}

/** One table, with a row per size. */
function saleTables(all: AverageTableWire, type: AveragedType): AverageTable[] {
  const rows = QUANTITIES[type].flatMap((quantity) => {
    const cell = all[quantity]?.[SALE_AVERAGE.period]?.[SALE_AVERAGE.fraction];
    return cell ? [{ label: sizeText(quantity, type), cells: [cell] }] : [];
  });
  const title = type === 'casa' ? 'Casas en venta' : 'Departamentos en venta';
  return rows.length > 0 ? [{ title, rowHeader: 'Tamaño', columns: ['Precio de venta'], rows }] : [];
}

/** One table per size: rows are the months of the season, columns the fractions. */
function rentalTables(all: AverageTableWire, type: AveragedType): AverageTable[] {
  return QUANTITIES[type].flatMap((quantity) => {
    const ofQuantity = all[quantity];
    if (!ofQuantity) return [];
    const rows = AVERAGED_PERIODS.map((id) => {
      const { name, label } = period(id);
      return { label, cells: FRACTIONS.map((fraction) => ofQuantity[name]?.[fraction.name]) };
    }).filter(({ cells }) => cells.some(Boolean));
    const title = `${type === 'casa' ? 'Casas' : 'Departamentos'} de ${sizeText(quantity, type)}`;
    const columns = FRACTIONS.map(({ label }) => label);
    return rows.length > 0 ? [{ title, rowHeader: 'Mes', columns, rows }] : [];
  });
}

/** `3 dormitorios`, `4 o más ambientes`. */
function sizeText(quantity: string, type: AveragedType): string {
  const [one, many] = type === 'casa' ? ['dormitorio', 'dormitorios'] : ['ambiente', 'ambientes'];
  const number = Number.parseInt(quantity, 10);
  return quantity.endsWith('+') ? `${number} o más ${many}` : counted(number, one!, many!);
}
