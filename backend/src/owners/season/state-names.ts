import type { DraftState } from '#common/owners/renewal/rollover.js';
import type { RolloverStateName } from '#common/owners/renewal/rollover-calls.js';

/** Names of the states on the wire. */
export const STATE_NAMES: Readonly<Record<DraftState, RolloverStateName>> = {
  waiting: 'espera',
  confirmed: 'confirmado',
  changed: 'cambiado',
  declined: 'rechazado',
  lapsed: 'vencido',
  cancelled: 'cancelado',
};
