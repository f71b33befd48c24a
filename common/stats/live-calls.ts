import { read } from '../kernel/calls/operator-call.js';

/** Query of trabajo/verNovedades */
export interface LiveQuery {
  /** Id of the notice that the screen shows. */
  mirando?: number;
}

/** A notice that another account has open. */
export interface ViewWire {
  idInmueble: number;
  email: string;
  /** Name of the account, or its address. */
  nombre: string;
}

/** Kinds of records whose changes are counted. */
export const LIVE_KINDS = [
  'consultas',
  'soporte',
  'denuncias',
  'correos',
  'contactos',
  'plantillas',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** GET trabajo/verNovedades; with `Accept: text/event-stream`, a stream of these. */
export interface LiveAnswer {
  success: true;
  /** Counter that changes with every publication, decision, edit, question or message. */
  cambios: number;
  /** Counter of each kind of records, which changes with every change of them. */
  de: Record<LiveKind, number>;
  mirando: ViewWire[];
}

/** Presence and changes in the back office; with `Accept: text/event-stream`, as server-sent events, whenever they change. */
export const viewLive = read<LiveQuery, LiveAnswer>('trabajo/verNovedades');
