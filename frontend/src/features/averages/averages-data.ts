import { AVERAGED_PERIODS, FRACTIONS, period } from '#common/vocabulary/periods.js';
import { isCurrency, type Currency } from '#common/vocabulary/currencies.js';
import type { AverageCellWire, AveragesAnswer, AverageTableWire } from '#common/wire/numbers.js';
import { apiQuery } from '../../app/queries.js';

export type AveragedType = 'casa' | 'departamento';

/** What the report shows; its address holds it. */
export interface AveragesView {
  type: AveragedType;
  currency: Currency;
}

/** The report is on; `comingSoon` announces it instead (public-site.md §2). */
export const AVERAGES_FLAGS: { enabled: boolean; comingSoon: boolean } = { enabled: true, comingSoon: false };

/** Rentals, dollars and houses unless the address says otherwise (public-site.md §4). */
export function readView(query: URLSearchParams): AveragesView {
  const currency = query.get('moneda') ?? '';
  return {
    type: query.get('tipo') === 'departamento' ? 'departamento' : 'casa',
    currency: isCurrency(currency) ? currency : 'USD',
  };
}

export function averagesQuery({ type, currency }: AveragesView) {
  const params = new URLSearchParams({ operacion: 'alquiler', moneda: currency, tipoVivienda: type });
  return apiQuery<AveragesAnswer>(`/api/promedioPrecio/obtenerPromedios?${params}`);
}

const QUANTITIES: Readonly<Record<AveragedType, readonly string[]>> = {
  casa: ['1', '2', '3', '4', '5+'],
  departamento: ['1', '2', '3', '4+'],
};

export interface AverageRow {
  period: string;
  /** One for each fraction, in its order. */
  cells: readonly (AverageCellWire | undefined)[];
}

export interface AverageTable {
  quantity: string;
  rows: readonly AverageRow[];
}

/** The tables that have anything in them, by quantity; rows are the months of the season. */
export function averageTables(answer: AveragesAnswer, type: AveragedType): AverageTable[] {
  const all: AverageTableWire = type === 'casa' ? answer.data.casas : answer.data.departamentos;
  return QUANTITIES[type].flatMap((quantity) => {
    const ofQuantity = all[quantity];
    if (!ofQuantity) return [];
    const rows = AVERAGED_PERIODS.map((id) => {
      const { name } = period(id);
      return { period: name, cells: FRACTIONS.map((fraction) => ofQuantity[name]?.[fraction.name]) };
    }).filter(({ cells }) => cells.some(Boolean));
    return rows.length > 0 ? [{ quantity, rows }] : [];
  });
}
