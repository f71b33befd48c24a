import { fraction, period } from '#common/pricing/periods.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import type { Price } from '../../pricing/public.js';

/** A price on the wire; the price of a sale has an empty period and fraction. */
export function presentPrice(price: Price): PriceWire {
  return {
    idPrecios: price.id,
    periodo: price.period ? period(price.period).name : '',
    fraccion: price.fraction ? fraction(price.fraction).name : '',
    monto: price.amount,
    tipo_moneda: price.currency,
    alquilado: price.rented,
  };
}
