import { useQueryClient } from '@tanstack/react-query';
import { approveListing, withdrawListing } from '#common/listings/review/decision-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { LIFECYCLE_MESSAGES } from '#common/listings/review/decision-messages.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { readError } from '../../../app/api.js';
import { failureText } from '../../../app/failure-text.js';
import { adminPaths, detailPath } from '../../admin-paths.js';
import { postAdmin } from '../../data/admin-api.js';
import { cancelPendingReads, refreshLists } from '../../data/listing-queries.js';
import { notify, showNotification } from '../../frame/notifications.js';
import { ApprovalFault, ApprovalResult } from './approval-result.js';
import { decisionFault } from './decisions.js';

/**
 * Sends an approval, featured or not, while the operator continues with the next notice. A notification, which survives a change of screen,
 * shows that it is being sent, and then its result.
 */
export function useApprove(): (answer: AdminListingAnswer, featured: boolean) => Promise<void> {
  const queries = useQueryClient();
  /** The code is not given back, and its mail goes out; the notice leaves the site. */
  const withdraw = async (idInmueble: number): Promise<void> => {
    try {
      await postAdmin(withdrawListing, { idInmueble });
      notify('done', LIFECYCLE_MESSAGES.approvalUndone);
    } catch (error) {
      const failed = LIFECYCLE_MESSAGES.rejectFailed;
      notify('failed', failureText(error, { failed, unreachable: SECTION_MESSAGES.unreachable }));
    }
    await refreshLists(queries);
  };
  return async ({ inmueble, contrato }, featured) => {
    const { idInmuebles: id, version, title } = inmueble;
    const sending = showNotification({ kind: 'busy', text: `Dando de alta «${title}»...` });
    cancelPendingReads(queries, id);
    try {
      const request = { idInmueble: id, version, destacado: featured ? 1 : 0 } as const;
      const outcome = await postAdmin(approveListing, request);
      sending.change({
        kind: 'done',
        text: LIFECYCLE_MESSAGES.approved,
        action: { label: 'Deshacer', run: () => void withdraw(id) },
        details: (
          <ApprovalResult
            outcome={outcome}
            isPaid={contrato.pagado === 1 && !inmueble.planVencido}
            to={detailPath('alta', id)}
          />
        ),
      });
    } catch (error) {
      const fault = decisionFault(readError(error), {
        failed: LIFECYCLE_MESSAGES.approveFailed,
        unreachable: LIFECYCLE_MESSAGES.approveUnreachable,
      });
      sending.change({
        kind: 'failed',
        text: fault.text,
        details: (
          <ApprovalFault
            title={title}
            isOutdated={fault.isOutdated}
            to={fault.isOutdated ? adminPaths.pending : detailPath('pendiente', id)}
          />
        ),
      });
    }
    await refreshLists(queries);
  };
}
