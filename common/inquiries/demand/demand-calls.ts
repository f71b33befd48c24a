import type { CountedSearchesAnswer, OwnersToCallAnswer, OwnersToCallQuery } from './demand-shapes.js';
import type { Nothing } from '../../kernel/calls/call.js';
import { read } from '../../kernel/calls/operator-call.js';

/** Searches of the last days that found nothing. */
export const viewSearches = read<Nothing, CountedSearchesAnswer>('estadisticas/verBusquedas');

/** Notices that a search would find if their owners resumed them or gave them a price. */
export const viewOwnersToCall = read<OwnersToCallQuery, OwnersToCallAnswer>('estadisticas/verAQuienLlamar');
