import type { GeneralStatisticsAnswer, GeneralStatisticsQuery } from './statistics-shapes.js';
import { read } from '../kernel/calls/operator-call.js';

/** The operator's statistics. */
export const generalStatistics = read<GeneralStatisticsQuery, GeneralStatisticsAnswer>(
  'estadisticas/obtenerEstadisticasGenerales',
);
