import type { SimpleAnswer } from '../wire/answers.js';
import type { AlertCountsAnswer, AlertRequest } from '../wire/alerts.js';
import type { Nothing, Refused } from './call.js';
import { read } from './operator-call.js';
import { publicWrite } from './public-call.js';

/** Asks for messages about new homes of a search. They begin when the link that is mailed to the address is confirmed. */
export const requestAlert = publicWrite<AlertRequest, SimpleAnswer, Refused<429>>('alertas/pedirAlerta');

/** The searches with the most alerts, without addresses. */
export const viewAlertCounts = read<Nothing, AlertCountsAnswer>('estadisticas/verDemanda');
