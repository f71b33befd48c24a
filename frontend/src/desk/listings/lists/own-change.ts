import { listAudit, undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { ApiError, getJson } from '../../../app/api.js';
import { postAdmin, reportingLostSession } from '../../data/admin-api.js';
import { myAccount } from '../../session/my-account.js';

const CONFLICT = 409;

/**
 * The entry of the audit trail of a change that this account has just made to a notice.
 * @param action kind of the change
 * @returns its id; undefined if the newest change is already another one
 */
export async function idOfOwnChange(listingId: number, action: AuditAction): Promise<number | undefined> {
  const newest = await newestOf(listingId);
  const isOwn = newest?.accion === action && newest.administrador === myAccount()?.email;
  return isOwn ? newest.id : undefined;
}

/**
 * Undoes a change by its entry, which restores exactly what was before (docs/decisions/0085).
 * @param entryId of `idOfOwnChange`
 * @throws ApiError 409 unless it is still the newest change of the notice: another tab or account may have made the same one again
 */
export async function undoOwnChange(listingId: number, entryId: number | undefined): Promise<void> {
  const newest = await newestOf(listingId);
  if (entryId === undefined || newest?.id !== entryId)
    throw new ApiError(CONFLICT, UNDO_MESSAGES.changedSince);
  await postAdmin(undoChange, { idCambio: entryId });
}

async function newestOf(listingId: number): Promise<AuditEntryWire | undefined> {
  const { cambios } = await reportingLostSession(getJson(listAudit, { idInmueble: listingId, porPagina: 1 }));
  return cambios[0];
}
