import { CONSULT, RENTED } from '#common/pricing/prices.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';
import { dropMark } from '#common/pricing/price-drop.js';
import { priceParts } from '../../pricing/price-cells.js';

export interface CardPrice {
  currency?: string;
  figure: string;
  per?: string;
  /** The lowest of several. */
  from?: boolean;
  rented?: boolean;
  /** `Bajó 8 %, antes ARS$ 100.000`. */
  drop?: string;
}

/** The lead price as a card shows it. */
export function cardPrice({
  precio,
  moneda,
  precioPor,
  precioDesde,
  precioEstado,
  precioAnterior,
}: LeadPriceWire): CardPrice {
  switch (precioEstado) {
    case 'libre':
      return {
        ...priceParts(precio ?? 0, moneda),
        per: precioPor,
        from: precioDesde,
        ...(precioAnterior && precio && moneda
          ? { drop: dropMark(precioAnterior, { amount: precio, currency: moneda }) }
          : {}),
      };
    case 'alquilado':
      return { figure: RENTED, per: precioPor, rented: true };
    case 'consultar':
      return { figure: CONSULT, per: precioPor };
    case 'sin-precio':
      return { figure: CONSULT };
  }
}
