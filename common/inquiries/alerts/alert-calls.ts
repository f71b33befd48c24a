import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';

/** POST alertas/pedirAlerta */
export interface AlertRequest extends SpamTraps {
  email: string;
  /** The readable address of a search: `/resultado-busqueda/Alquiler/Miramar/Casa/Enero`. */
  busqueda: string;
  frecuencia: AlertFrequency;
}

/** `enseguida`: a message for each home. `diaria`: at most one message a day. */
export type AlertFrequency = 'enseguida' | 'diaria';

/** GET estadisticas/verDemanda */
export interface AlertCountsAnswer {
  success: true;
  demanda: AlertCountWire[];
}

/** A search, as its readable address, and how many alerts wait for it. */
export interface AlertCountWire {
  busqueda: string;
  cantidad: number;
}

/** Asks for messages about new homes of a search. They begin when the link that is mailed to the address is confirmed. */
export const requestAlert = publicWrite<AlertRequest, SimpleAnswer, Refused<429>>('alertas/pedirAlerta');

/** The searches with the most alerts, without addresses. */
export const viewAlertCounts = read<Nothing, AlertCountsAnswer>('estadisticas/verDemanda');
