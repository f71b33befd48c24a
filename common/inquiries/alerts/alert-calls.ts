import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { AlertCountsAnswer, AlertRequest } from './alert-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

/** Asks for messages about new homes of a search. They begin when the link that is mailed to the address is confirmed. */
export const requestAlert = publicWrite<AlertRequest, SimpleAnswer, Refused<429>>('alertas/pedirAlerta');

/** The searches with the most alerts, without addresses. */
export const viewAlertCounts = read<Nothing, AlertCountsAnswer>('estadisticas/verDemanda');
