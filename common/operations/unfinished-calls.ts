import { read, write } from '../kernel/calls/operator-call.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { Refused } from '../kernel/calls/call.js';
import type { PageQuery } from '../kernel/calls/request-shapes.js';

/**
 * Kinds of unfinished work: a message, a photo, an event without a recipient, a task that follows from an event, a scheduled newsletter, or
 * a merged message.
 */
export const UNFINISHED_KINDS = ['correo', 'foto', 'evento', 'tarea', 'envio', 'resumen'] as const;
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number];

/**
 * `fallido`: given up. `sin_confirmar`: perhaps sent. `retenido`: from a restored backup. `reintentando`: failed several times, and will be
 * tried again.
 */
export type UnfinishedState = 'fallido' | 'sin_confirmar' | 'retenido' | 'reintentando';

/** Work that was not finished. */
export interface UnfinishedWire {
  /** Names it in the calls that retry and discard it: `correo-17`. */
  clave: string;
  tipo: UnfinishedKind;
  /** Name of the template (`correo`, `resumen`), of the event or of the task, or subject of the newsletter; empty for a photo. */
  nombre: string;
  destinatario: string | null;
  estado: UnfinishedState;
  intentos: number;
  /** Technical reason of the last failure. */
  error: string | null;
  desde: string;
  proximoIntento: string | null;
  idInmueble: number | null;
  /** Code of the notice it is about, if any. */
  codigo: string | null;
  /** Id of the request that caused it, as in the logs; null if no request did. */
  pedido: string | null;
  /** Ids of the requests that caused a merged message, the first ones of many. */
  pedidosReunidos: string[];
}

/** Query of trabajo/verSinTerminar */
export interface UnfinishedQuery extends PageQuery {
  tipo?: string;
}

/** GET trabajo/verSinTerminar */
export interface UnfinishedAnswer {
  success: true;
  trabajos: UnfinishedWire[];
  porTipo: Record<UnfinishedKind, number>;
  total: number;
  pagina: number;
  paginas: number;
}

/** `clave` that stands for all unfinished work. */
export const ALL_UNFINISHED = 'todo';

/** Body of trabajo/reintentar and trabajo/descartar */
export interface UnfinishedRequest {
  /** Key of one piece of work, or `todo`. */
  clave: string;
}

/** Work that was not finished: messages, photos, events and tasks. */
export const listUnfinished = read<UnfinishedQuery, UnfinishedAnswer>('trabajo/verSinTerminar');

/** Retries one piece of unfinished work, or all. */
export const retryUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/reintentar');

/** Discards one piece of unfinished work, or all. */
export const discardUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/descartar');
