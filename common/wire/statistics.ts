import type { Currency } from '../vocabulary/currencies.js';
import type { OperationName } from '../vocabulary/operations.js';
import type { AveragesAnswer } from './numbers.js';

/** Pages of each of the three histories of inquiries (back-office.md §9), and spans of time on a page. */
export const STATISTICS_PAGES = { pages: 10, size: 10 } as const;

export interface OperationCountWire {
  tipo_operacion: OperationName;
  cantidad: number;
}

export interface PropertyTypeCountWire extends OperationCountWire {
  idTipoVivienda: number;
  tipo_vivienda: string;
}

interface InquiryCountWire {
  cantidad: number;
  whatsapp: number;
  email: number;
}

/** `2026-11-21`, by Argentina's calendar, as weeks and months are. */
export interface DayCountWire extends InquiryCountWire {
  fecha: string;
}

/** From Monday to Sunday: `2026-W47`. */
export interface WeekCountWire extends InquiryCountWire {
  semana: string;
  desde: string;
  hasta: string;
}

/** `2026-11` */
export interface MonthCountWire extends InquiryCountWire {
  mes: string;
}

export interface RentalStateWire {
  estado: 'Alquilado' | 'Disponible';
  /** Prices of active rentals: a period and fraction each. */
  cantidad: number;
}

export interface SaleAverageWire {
  idTipoVivienda: number;
  tipo_vivienda: string;
  moneda: Currency;
  promedio: number;
  total_propiedades: number;
}

interface PagerWire {
  pagina: number;
  paginas: number;
}

/** Query of estadisticas/obtenerEstadisticasGenerales: pages of the histories, 1 the newest. */
export interface GeneralStatisticsQuery {
  page_dia?: number;
  page_semana?: number;
  page_mes?: number;
}

/** GET estadisticas/obtenerEstadisticasGenerales; histories go from the oldest to the newest. */
export interface GeneralStatisticsAnswer {
  success: true;
  error: null;
  principales: {
    inmuebles_pendientes: number;
    inmuebles_activos: number;
    consultas_dia: number;
    contactos_totales: number;
  };
  porTipoOperacion: OperationCountWire[];
  porOperacionYVivienda: PropertyTypeCountWire[];
  consultasPorDia: DayCountWire[];
  consultasPorSemana: WeekCountWire[];
  consultasPorMes: MonthCountWire[];
  alquileres: RentalStateWire[];
  /** In pesos; the averages' own call has them in dollars as well. */
  promediosPrecio: AveragesAnswer['data'];
  promediosVentaViviendas: SaleAverageWire[];
  paginacion: { dia: PagerWire; semana: PagerWire; mes: PagerWire };
  /** As of when, ISO 8601. */
  timestamp: string;
}
