import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { rejectListing, restoreListing } from '#common/listings/review/decision-calls.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { RejectionForm } from '#common/listings/review/rejection.js';
import { failureText } from '../../../app/failure-text.js';
import { postAdmin } from '../../data/admin-api.js';
import { adminQueries, refreshLists } from '../../data/listing-queries.js';
import { notify } from '../../frame/notifications.js';
import { useDecide, type Decide, type DecideOptions, type Seen } from './use-decide.js';

/** Rechazar, with the reason for the owner. */
export function useReject(
  after: Pick<DecideOptions<SimpleAnswer, Seen>, 'onDone' | 'goOn'>,
): Decide<SimpleAnswer, Seen & RejectionForm> {
  return useDecide({
    send: ({ idInmuebles, version, motivo, avisar }) =>
      postAdmin(rejectListing, { idInmueble: idInmuebles, version, motivo, avisar }),
    ...after,
    texts: { failed: LIFECYCLE_MESSAGES.rejectFailed, unreachable: SECTION_MESSAGES.unreachable },
  });
}

/** Undoes a rejection before the owner is notified, and returns to the notice. */
export function useUndoRejection(): (idInmueble: number, path: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (idInmueble, path) => {
    try {
      const { message } = await postAdmin(restoreListing, { idInmueble });
      // The notice has another version now; a decision on the one in memory would be refused.
      await queries.fetchQuery(adminQueries.detail('pendiente', idInmueble));
      notify('done', message);
      void navigate(path);
    } catch (error) {
      const { unreachable } = SECTION_MESSAGES;
      notify('failed', failureText(error, { failed: LIFECYCLE_MESSAGES.restoreFailed, unreachable }));
    }
    await refreshLists(queries);
  };
}
