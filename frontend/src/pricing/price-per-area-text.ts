import { totalArea } from '#common/listings/attributes/total-area.js';
import { numberText } from '#common/kernel/text.js';
import type { Currency } from '#common/kernel/currencies.js';
import { operationFromName } from '#common/kernel/operations.js';
import { propertyType } from '#common/listings/property-types.js';
import { pricedArea, toCents } from '#common/listings/attributes/price-per-area.js';
import type { ListingCardWire } from '#common/search/cards/card-shapes.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-shapes.js';

type Priced = Pick<
  ListingSheetWire,
  'tipoOperacion' | 'idTipoVivienda' | 'superficieCubierta' | 'superficieTotal' | 'precioM2'
>;

/** From this amount on, cents say nothing. */
const WHOLE_FROM = 100;

/** `USD$ 1.850`, `por m² cubierto`; of much land, the price per hectare. */
export function pricePerAreaText(
  listing: Priced &
    (Pick<ListingSheetWire, 'precio_venta' | 'moneda_venta'> | Pick<ListingCardWire, 'precio' | 'moneda'>),
): { amount: string; unit: string } | null {
  const { idTipoVivienda, superficieCubierta, superficieTotal, precioM2 } = listing;
  const [price, currency] =
    'moneda' in listing ? [listing.precio, listing.moneda] : [listing.precio_venta, listing.moneda_venta];
  const { id } = propertyType(idTipoVivienda);
  const area = pricedArea({
    operation: operationFromName(listing.tipoOperacion) ?? 'rental',
    propertyType: id,
    coveredArea: superficieCubierta,
    totalArea: superficieTotal,
  });
  if (precioM2 === null || !price || !currency || !area) return null;
  const { larger } = totalArea.unit;
  const isLarge = larger && larger.of.includes(id) && area.metres > larger.above;
  const perUnit = (price / area.metres) * (isLarge ? larger.size : 1);
  const unit = isLarge ? larger.unit : `m² ${area.of === 'covered' ? 'cubierto' : 'total'}`;
  return { amount: perMetreText(perUnit, currency), unit: `por ${unit}` };
}

/** `USD$ 1.850`, `USD$ 0,85`. */
export function perMetreText(amount: number, currency: Currency): string {
  return `${currency}$ ${numberText(amount >= WHOLE_FROM ? Math.round(amount) : toCents(amount))}`;
}
