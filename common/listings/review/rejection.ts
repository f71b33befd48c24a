import { REJECTION_MESSAGES } from './rejection-messages.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LENGTHS } from '../../kernel/limits.js';

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
