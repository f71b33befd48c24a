import { OPERATIONS } from '#common/kernel/operations.js';
import { fraction, period } from '#common/pricing/periods.js';
import { toCents } from '#common/listings/attributes/price-per-area.js';
import type {
  AreaAverageWire,
  LandingWire,
  PriceGuideLine,
  ZoneAverageWire,
} from '#common/search/landings/landing-calls.js';
import { unpackPrices, type AreaAverage } from '../../listings/rows/public.js';
import { LAST_QUANTITY } from '../../pricing/public.js';
import type { AskedPrice } from './asked-prices.js';
import type { LandingPage } from './landing-pages.js';

export function presentLanding(page: LandingPage): LandingWire {
  return {
    operacion: OPERATIONS[page.operation].name,
    ciudad: page.town,
    barrio: page.zone,
    idTipoVivienda: page.type,
    periodo: page.period && period(page.period).name,
    avisos: page.listings,
    precios: page.prices && {
      moneda: page.prices.currency,
      desde: page.prices.from,
      hasta: page.prices.to,
    },
  };
}

/** @param zones names by id */
export function presentAreaAverage(
  { town, zoneId, propertyType, average, currency, listings }: AreaAverage,
  zones: ReadonlyMap<number, string>,
): AreaAverageWire {
  return {
    ciudad: town,
    barrio: zoneId === null ? null : zones.get(zoneId)!,
    idTipoVivienda: propertyType,
    promedio: toCents(average),
    moneda: currency,
    avisos: listings,
  };
}

/** @param zones names by id */
export function presentZoneAverage(asked: AskedPrice, zones: ReadonlyMap<number, string>): ZoneAverageWire {
  return {
    ciudad: asked.town,
    barrio: zones.get(asked.zoneId!)!,
    idTipoVivienda: asked.propertyType,
    ...partOf(asked),
    promedio: asked.average,
    moneda: asked.currency,
    avisos: asked.listings,
  };
}

export function presentGuideLine(asked: AskedPrice): PriceGuideLine {
  const { quantity, propertyType } = asked;
  return {
    ...partOf(asked),
    tamanio:
      quantity === null ? null : quantity === LAST_QUANTITY[propertyType] ? `${quantity}+` : `${quantity}`,
    moneda: asked.currency,
    desde: asked.from,
    hasta: asked.to,
    avisos: asked.listings,
  };
}

function partOf({ key }: AskedPrice): { periodo: string; fraccion: string } {
  if (key === null) return { periodo: '', fraccion: '' };
  const [part] = unpackPrices([[key, 0, 0]]);
  return { periodo: period(part!.period).name, fraccion: fraction(part!.fraction).name };
}
