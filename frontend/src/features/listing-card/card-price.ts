import { RENTED } from '#common/rules/prices.js';
import type { ListingCardWire } from '#common/wire/listings.js';
import { priceParts } from '../price-table/cells.js';

export interface CardPrice {
  currency?: string;
  figure: string;
  per?: string;
  rented?: boolean;
}

type Priced = Pick<ListingCardWire, 'precio' | 'moneda' | 'precioPor' | 'precioBuscado' | 'tipoOperacion'>;

/** The price that leads a card: that of the period searched for, else the sale price or the rental's lowest. */
export function cardPrice({ precio, moneda, precioPor, precioBuscado, tipoOperacion }: Priced): CardPrice {
  if (precioBuscado) {
    const { monto, moneda: currency, por } = precioBuscado;
    if (monto === RENTED) return { figure: RENTED, per: por, rented: true };
    return { ...priceParts(monto, currency), per: por };
  }
  if (precio === null) return { figure: 'Consultar' };
  const parts = priceParts(precio, moneda);
  if (tipoOperacion === 'venta' || !parts.currency) return parts;
  return { ...parts, per: precioPor };
}
