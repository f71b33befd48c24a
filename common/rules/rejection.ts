import { REJECTION_MESSAGES } from '../messages/rejection.js';
import { tooLong } from '../messages/publication.js';
import { LENGTHS } from '../vocabulary/limits.js';
import type { FieldErrors } from './search-query.js';

/** Time to take a rejection back, before the owner's mail leaves. */
export const UNDO_SECONDS = 5;

/** A mail that can be taken back leaves after the time to undo, and what a request may take on a slow network. */
export const MAIL_WAITS_SECONDS = UNDO_SECONDS + 5;

export interface RejectionForm {
  motivo: string;
  /** Whether the owner is notified by mail. */
  avisar: boolean;
}

/** Whether the owner is notified by mail: if the operator wants it, and never if the address is on the blacklist. */
export function isNotified({ avisar }: Pick<RejectionForm, 'avisar'>, isBlacklisted: boolean): boolean {
  return avisar && !isBlacklisted;
}

/** Faults of a rejection: a mail to the owner needs a reason, which has a maximum length. */
export function rejectionFaults({ motivo, avisar }: RejectionForm): FieldErrors {
  if (avisar && !motivo.trim()) return { motivo: [REJECTION_MESSAGES.reasonRequired] };
  if (motivo.length > LENGTHS.reason) return { motivo: [tooLong(LENGTHS.reason)] };
  return {};
}
