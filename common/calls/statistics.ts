import type { GeneralStatisticsAnswer, GeneralStatisticsQuery } from '../wire/statistics.js';
import { read } from './operator-call.js';

/** The operator's statistics. */
export const generalStatistics = read<GeneralStatisticsQuery, GeneralStatisticsAnswer>(
  'estadisticas/obtenerEstadisticasGenerales',
);
