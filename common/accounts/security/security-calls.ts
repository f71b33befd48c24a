import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import type { SecurityAction, SecurityOutcome } from './security-events.js';
import type { PageQuery } from '../../kernel/calls/request-shapes.js';

export interface SecurityEventsQuery extends PageQuery {
  accion?: string | undefined;
  resultado?: string | undefined;
  red?: string | undefined;
  /** Days in Argentina's time zone, inclusive. */
  desde?: string | undefined;
  hasta?: string | undefined;
}

export interface SecurityEventWire {
  id: number;
  fecha: string;
  accion: SecurityAction;
  resultado: SecurityOutcome;
  /** E-mail of the account; null if it is unknown or was deleted. */
  cuenta: string | null;
  red: string;
  /** Digest of the session, to distinguish sessions. */
  sesion: string | null;
  pedido: string;
}

/** GET seguridad/verEventos, newest first. */
export interface SecurityEventsAnswer {
  success: true;
  eventos: SecurityEventWire[];
  total: number;
  pagina: number;
  paginas: number;
}

/** Refused requests of a network in the last 24 hours. */
export interface RefusingNetworkWire {
  red: string;
  pedidos: number;
  ultimo: string;
  /** Most frequent first. */
  rutas: { ruta: string; estado: number; pedidos: number }[];
  bloqueadaHasta: string | null;
}

export interface BlockedNetworkWire {
  red: string;
  hasta: string;
  motivo: string;
  cuenta: string | null;
  desde: string;
}

/** GET seguridad/verRechazos. */
export interface RefusalsAnswer {
  success: true;
  /** Refused requests per hour, the current hour last. */
  horas: { hora: string; pedidos: number }[];
  /** Networks with most refusals first, up to 50. */
  redes: RefusingNetworkWire[];
  bloqueadas: BlockedNetworkWire[];
}

/** POST seguridad/bloquearRed. */
export interface BlockRequest {
  red: string;
  horas: number;
  motivo: string;
}

/** POST seguridad/desbloquearRed, and seguridad/descartarPendientes. */
export interface NetworkRequest {
  red: string;
}

/** Pending notices that one network sent. */
export interface PendingOfNetworkWire {
  red: string;
  avisos: number;
  sinConfirmar: number;
  primero: string;
  ultimo: string;
  /** The beginnings of the texts of some of them. */
  ejemplos: { idInmuebles: number; texto: string }[];
}

/** GET seguridad/verPendientesPorRed: networks with several pending notices. */
export interface PendingByNetworkAnswer {
  success: true;
  redes: PendingOfNetworkWire[];
}

export interface DiscardAnswer {
  success: true;
  message: string;
  descartados: number;
  /** Names the batch for its undo; null if there was nothing. */
  lote: string | null;
}

/** POST seguridad/recuperarDescartados. */
export interface BatchRequest {
  lote: string;
}

/** Security events: logins, refused attempts, downloads, and other sensitive actions of accounts. */
export const listSecurityEvents = read<SecurityEventsQuery, SecurityEventsAnswer>('seguridad/verEventos', {
  role: 'administrator',
});

/** Which requests are being refused and from where, and which networks are blocked. */
export const viewRefusals = read<Nothing, RefusalsAnswer>('seguridad/verRechazos', { role: 'administrator' });

/** Refuses every request of a network for a time. */
export const blockNetwork = write<BlockRequest, SimpleAnswer>('seguridad/bloquearRed', {
  role: 'administrator',
});

/** Ends the block of a network. */
export const unblockNetwork = write<NetworkRequest, SimpleAnswer, Refused<404>>('seguridad/desbloquearRed', {
  role: 'administrator',
});

/** Networks that sent several pending notices. */
export const pendingByNetwork = read<Nothing, PendingByNetworkAnswer>('seguridad/verPendientesPorRed', {
  role: 'administrator',
});

/** Rejects all pending notices of a network, without a message to their owners. */
export const discardPending = write<NetworkRequest, DiscardAnswer>('seguridad/descartarPendientes', {
  role: 'administrator',
});

/** Returns the notices that were discarded together to the pending ones. */
export const undoDiscard = write<BatchRequest, DiscardAnswer, Refused<404>>(
  'seguridad/recuperarDescartados',
  {
    role: 'administrator',
  },
);
