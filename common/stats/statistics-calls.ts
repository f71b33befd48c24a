import { read } from '../kernel/calls/operator-call.js';
import type { Currency } from '../kernel/currencies.js';
import type { OperationName } from '../kernel/operations.js';
import type { AveragesAnswer } from '../pricing/averages/average-calls.js';

/** Pages of each of the three inquiry histories (back-office.md §9), and days, weeks or months per page. */
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

/** `2026-11-21`, in Argentina's time zone, as weeks and months are. */
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
  /** Prices of active rentals, one per period and fraction. */
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

/** Query of estadisticas/obtenerEstadisticasGenerales: page of each history; 1 is the newest. */
export interface GeneralStatisticsQuery {
  page_dia?: number;
  page_semana?: number;
  page_mes?: number;
}

/** GET estadisticas/obtenerEstadisticasGenerales; histories are sorted oldest first. */
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
  /** In pesos; the call for averages also has them in dollars. */
  promediosPrecio: AveragesAnswer['data'];
  promediosVentaViviendas: SaleAverageWire[];
  paginacion: { dia: PagerWire; semana: PagerWire; mes: PagerWire };
  /** Time of the figures, ISO 8601. */
  timestamp: string;
}

/** The operator's statistics. */
export const generalStatistics = read<GeneralStatisticsQuery, GeneralStatisticsAnswer>(
  'estadisticas/obtenerEstadisticasGenerales',
);
