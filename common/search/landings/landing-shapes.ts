import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';

/** The search of a landing page: town × type × season, each one or all; or zone × type. */
export interface LandingWire {
  operacion: OperationName;
  /** Null is every town. */
  ciudad: string | null;
  /** Null is the whole town. */
  barrio: string | null;
  /** Null is every type. */
  idTipoVivienda: number | null;
  /** Name of the period; null is the whole season, or a sale. */
  periodo: string | null;
  avisos: number;
  /** Lowest and highest free price: of the whole period, per night without a period, of a sale. */
  precios: { moneda: Currency; desde: number; hasta: number } | null;
}

export interface LandingsAnswer {
  success: true;
  busquedas: LandingWire[];
}

/** An average of at least five public sales. */
export interface AreaAverageWire {
  ciudad: string;
  /** Null is the whole town. */
  barrio: string | null;
  idTipoVivienda: number;
  promedio: number;
  moneda: Currency;
  avisos: number;
}

export interface AreaAveragesAnswer {
  success: true;
  promedios: AreaAverageWire[];
}
