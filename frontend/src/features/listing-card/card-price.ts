import { CONSULT, RENTED } from '#common/rules/prices.js';
import type { LeadPriceWire } from '#common/wire/listings.js';
import { priceParts } from '../price-table/cells.js';

export interface CardPrice {
  currency?: string;
  figure: string;
  per?: string;
  /** The lowest of several. */
  from?: boolean;
  rented?: boolean;
}

/** The lead price as a card shows it. */
export function cardPrice({
  precio,
  moneda,
  precioPor,
  precioDesde,
  precioEstado,
}: LeadPriceWire): CardPrice {
  switch (precioEstado) {
    case 'libre':
      return { ...priceParts(precio ?? 0, moneda), per: precioPor, from: precioDesde };
    case 'alquilado':
      return { figure: RENTED, per: precioPor, rented: true };
    case 'consultar':
      return { figure: CONSULT, per: precioPor };
    case 'sin-precio':
      return { figure: CONSULT };
  }
}
