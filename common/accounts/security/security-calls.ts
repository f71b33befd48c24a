import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  BatchRequest,
  BlockRequest,
  DiscardAnswer,
  NetworkRequest,
  PendingByNetworkAnswer,
  RefusalsAnswer,
  SecurityEventsAnswer,
  SecurityEventsQuery,
} from './security-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';

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
