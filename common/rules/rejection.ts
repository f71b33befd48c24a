import { REJECTION_MESSAGES } from '../messages/rejection.js';
import { tooLong } from '../messages/lengths.js';
import type { FieldErrors } from './field-errors.js';
import { LENGTHS } from '../vocabulary/limits.js';

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
