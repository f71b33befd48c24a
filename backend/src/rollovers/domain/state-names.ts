import type { DraftState } from '#common/rules/rollover.js';
import type { RolloverStateName } from '#common/wire/rollovers.js';

/** Names of the states on the wire. */
export const STATE_NAMES: Readonly<Record<DraftState, RolloverStateName>> = {
  waiting: 'espera',
  confirmed: 'confirmado',
  changed: 'cambiado',
  declined: 'rechazado',
  lapsed: 'vencido',
  cancelled: 'cancelado',
};
