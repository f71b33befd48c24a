import { isConsult } from '#common/pricing/prices.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';

/** Price on the operator's map pin: that of a sale; rentals have several. */
export function leadingPrice({ inmueble }: Pick<AdminListingAnswer, 'inmueble'>): LeadPriceWire {
  const { precio_venta: precio, moneda_venta: moneda } = inmueble;
  const isPriced = precio !== null && !isConsult(precio);
  return {
    precio,
    moneda,
    precioPor: '',
    precioDesde: false,
    precioEstado: isPriced ? 'libre' : 'sin-precio',
  };
}
