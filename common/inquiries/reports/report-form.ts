import { REPORT_MESSAGES } from './report-messages.js';
import type { ReportRequest } from './report-calls.js';
import { isEmail } from '../../kernel/forms/email.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

/** Faults of a report: a reason is required, and a text for 'Otra cosa'; the address is optional. */
export function reportFaults({
  motivo,
  mensaje,
  email,
}: Pick<ReportRequest, 'mensaje' | 'email'> & { motivo: ReportRequest['motivo'] | null }): FieldErrors {
  const errors: FieldErrors = {};
  if (!motivo) errors['motivo'] = [REPORT_MESSAGES.reasonRequired];
  if (motivo === 'otro' && !mensaje.trim()) errors['mensaje'] = [REPORT_MESSAGES.messageRequired];
  if (email.trim() && !isEmail(email.trim())) errors['email'] = [REPORT_MESSAGES.emailShape];
  return errors;
}
