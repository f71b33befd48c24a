import type { Currency } from '../vocabulary/currencies.js';
import type { ErrorAnswer } from './errors.js';
import type { ListingStatsWire } from './listings.js';

/** GET dolar/getDollarRate */
export interface DollarAnswer {
  /** Pesos per dollar. */
  value: number;
  stale: boolean;
  /** Time of the rate, ISO 8601. */
  ts: string;
  source: string;
}

/** With status 503, while no rate has ever been known. */
export interface NoDollarAnswer extends ErrorAnswer {
  value: null;
  stale: true;
}

/** One cell of the average-price tables. */
export interface AverageCellWire {
  promedio: number;
  moneda: Currency;
  /** Number of listings. */
  total_propiedades: number;
}

/** Period and fraction names in the averages of sales, which have one price. */
export const SALE_AVERAGE = { period: 'Venta', fraction: 'Precio' } as const;

/** By quantity (`1`, `5+`), then period name, then fraction name; for sales see `SALE_AVERAGE`. */
export type AverageTableWire = Record<string, Record<string, Record<string, AverageCellWire>>>;

/** Query of promedioPrecio/obtenerPromedios */
export interface AveragesQuery {
  /** `alquiler` or `venta` */
  operacion?: string;
  moneda?: Currency;
  /** `casa` or `departamento`, in singular or plural, or their ids. */
  tipoVivienda?: string;
}

/** GET promedioPrecio/obtenerPromedios */
export interface AveragesAnswer {
  success: true;
  error: null;
  data: { casas: AverageTableWire; departamentos: AverageTableWire };
  monedas_disponibles: { codigo: Currency }[];
  /** Time of computation, ISO 8601; null while nothing has been computed. */
  timestamp: string | null;
}

/** GET estadisticas/obtenerEstadisticasInmueble */
export interface ListingStatsAnswer {
  success: true;
  estadisticas: ListingStatsWire & { totalConsultas: number };
}

/** GET precios/obtenerPreciosInmueble */
export interface FoundPriceAnswer {
  success: true;
  precioEncontrado: { precio: number | 'ALQUILADO'; moneda: Currency } | null;
}

/** GET contrato/verificarEstadoContrato */
export interface ContractStateAnswer {
  success: true;
  contrato: { pagado: boolean; alqfotos: boolean; venfotos: boolean };
}

/** Query of the calls that identify a listing by `idInmueble`. */
export interface ListingQuery {
  idInmueble: number;
}

/** Query of the calls that identify a listing by `idInmuebles`. */
export interface ListingsQuery {
  idInmuebles: number;
}

/** Query of precios/obtenerPreciosInmueble: names as in the rent table. */
export interface PriceQuery extends ListingQuery {
  periodo?: string;
  fraccion?: string;
}

/** Body of estadisticas/registrarVista */
export interface ViewRequest {
  idInmuebles: number;
}

/** Query of geocoding/buscar */
export interface GeocodingQuery {
  /** The address. */
  q: string;
}

/** A point that geocoding/buscar found: degrees as text. */
export interface GeocodingWire {
  lat: string;
  lon: string;
  display_name: string;
}
