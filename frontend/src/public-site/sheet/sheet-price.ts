import { RENT_TABLE_COLUMNS, isConsult, pricePer, type RentTableRow } from '#common/rules/prices.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { FRACTIONS, PERIODS } from '#common/vocabulary/periods.js';
import type { ListingSheetWire } from '#common/wire/listings.js';
import type { CardPrice } from '../../features/listing-card/card-price.js';
import { priceParts } from '../../features/price-table/cells.js';

type Priced = Pick<ListingSheetWire, 'tipoOperacion' | 'precio_venta' | 'moneda_venta'>;

export interface LeadingAmount {
  precio: number | null;
  moneda: Currency | null;
  /** `por 1º quincena de enero`; empty for sales. */
  precioPor: string;
}

/** What leads the sheet: the sale's price, or the lowest that can still be rented. */
export function leadingAmount(inmueble: Priced, rows: readonly RentTableRow[]): LeadingAmount {
  if (inmueble.tipoOperacion === 'venta') {
    return { precio: inmueble.precio_venta, moneda: inmueble.moneda_venta, precioPor: '' };
  }
  const [lowest] = freePrices(rows).sort((a, b) => (a.precio ?? 0) - (b.precio ?? 0));
  return lowest ?? { precio: null, moneda: null, precioPor: '' };
}

/** The same as a price tag; `from` marks the lowest of several. */
export function leadingPrice(
  inmueble: Priced,
  rows: readonly RentTableRow[],
): CardPrice & { from?: boolean } {
  const { precio, moneda, precioPor } = leadingAmount(inmueble, rows);
  if (precio === null) return { figure: 'Consultar' };
  return { ...priceParts(precio, moneda), per: precioPor, from: inmueble.tipoOperacion === 'alquiler' };
}

function freePrices(rows: readonly RentTableRow[]): LeadingAmount[] {
  return rows.flatMap((row) => {
    const { id: period } = PERIODS.find(({ name }) => name === row.MesCompleto)!;
    return RENT_TABLE_COLUMNS.flatMap((column, index) => {
      const precio = row[column];
      if (typeof precio !== 'number' || isConsult(precio)) return [];
      const precioPor = pricePer({ period, fraction: FRACTIONS[index]!.id });
      return [{ precio, moneda: row.monedas[column] ?? row.moneda, precioPor }];
    });
  });
}
