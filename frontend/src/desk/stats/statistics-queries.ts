import { keepPreviousData } from '@tanstack/react-query';
import { generalStatistics } from '#common/stats/statistics-calls.js';
import { STATISTICS_MESSAGES } from '#common/stats/statistics-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { failureText } from '../../app/failure-text.js';
import { apiQuery } from '../../app/queries.js';

/** Page of each of the three inquiry histories; 1 is the newest. */
export interface HistoryPages {
  dia: number;
  semana: number;
  mes: number;
}

export function statisticsQuery({ dia, semana, mes }: HistoryPages) {
  return {
    ...apiQuery(generalStatistics, { page_dia: dia, page_semana: semana, page_mes: mes }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retryOnMount: true,
  };
}

/** Error text of the statistics (back-office.md §8). */
export function statisticsErrorText(error: unknown): string {
  return failureText(error, {
    unreachable: STATISTICS_MESSAGES.unreachable('no hubo respuesta.'),
    failed: (message) => (message === ERROR_MESSAGES.unauthorised ? message : STATISTICS_MESSAGES.failed),
  });
}
