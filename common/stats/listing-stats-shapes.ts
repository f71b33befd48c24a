import type { ListingStatsWire } from '../search/cards/card-shapes.js';

/** GET estadisticas/obtenerEstadisticasInmueble */
export interface ListingStatsAnswer {
  success: true;
  estadisticas: ListingStatsWire & { totalConsultas: number };
}

/** Body of estadisticas/registrarVista */
export interface ViewRequest {
  idInmuebles: number;
}
