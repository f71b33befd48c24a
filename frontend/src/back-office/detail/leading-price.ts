import { isConsult } from '#common/rules/prices.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import type { LeadPriceWire } from '#common/wire/lead-price.js';

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
