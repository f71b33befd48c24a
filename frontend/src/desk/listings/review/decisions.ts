import type { Write } from '#common/kernel/calls/call.js';
import {
  reinstateListing,
  restoreListing,
  withdrawListing,
  type DecisionRequest,
} from '#common/listings/review/decision-calls.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { ButtonVariant } from '../../../ui/button.js';
import { adminPaths } from '../../admin-paths.js';

/** A decision that only changes the status and asks for nothing. */
export interface MoveDecision {
  call: Write<DecisionRequest, SimpleAnswer>;
  label: string;
  variant: ButtonVariant;
  done: string;
  failed: string;
  /** Screen that follows the decision (back-office.md §4). */
  destination: string;
  /** Confirmation question; moves that are easy to undo have none. */
  confirm?: { title: string; text: string };
}

/** Decisions by status, besides approval and rejection of pending notices (back-office.md §4). */
export const MOVES: Readonly<Record<Exclude<ListingStatusName, 'pendiente'>, MoveDecision>> = {
  rechazado: {
    call: restoreListing,
    label: LIFECYCLE_MESSAGES.moveToPending,
    variant: 'primary',
    done: LIFECYCLE_MESSAGES.restored,
    failed: LIFECYCLE_MESSAGES.restoreFailed,
    destination: adminPaths.pending,
  },
  alta: {
    call: withdrawListing,
    label: LIFECYCLE_MESSAGES.withdraw,
    variant: 'danger',
    done: LIFECYCLE_MESSAGES.withdrawn,
    failed: LIFECYCLE_MESSAGES.rejectFailed,
    destination: adminPaths.active,
    confirm: {
      title: '¿Dar de baja este inmueble?',
      text: 'Deja de verse en el sitio en el acto. Conserva su código y se puede volver a dar de alta.',
    },
  },
  altaRechazado: {
    call: reinstateListing,
    label: LIFECYCLE_MESSAGES.reinstate,
    variant: 'primary',
    done: LIFECYCLE_MESSAGES.reinstated,
    failed: LIFECYCLE_MESSAGES.reinstateFailed,
    destination: adminPaths.active,
  },
};

const CONFLICT = 409;
const NOT_FOUND = 404;

/** Reason why a decision failed, in the words of back-office.md §8, and whether another operator was faster. */
export interface DecisionFault {
  text: string;
  /** Another operator has decided meanwhile; the lists have to be reloaded. */
  isOutdated: boolean;
}

/** Fault of an unsuccessful response; `texts` for a response without a text, and for no response (status 0). */
export function decisionFault(
  { status, message }: { status: number; message: string },
  texts: { failed: string; unreachable: string },
): DecisionFault {
  const isOutdated = (status === CONFLICT && message !== ERROR_MESSAGES.stale) || status === NOT_FOUND;
  if (status === 0) return { text: texts.unreachable, isOutdated };
  return { text: message || texts.failed, isOutdated };
}
