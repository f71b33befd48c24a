import { fold } from '../kernel/text.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { tooLong } from '../kernel/forms/length-messages.js';
import { LIMITS } from '../kernel/limits.js';

/** Text of a bulk mailing or of a reply. */
export interface Letter {
  asunto: string;
  mensaje: string;
}

export interface MailingForm extends Letter {
  /** Number of chosen recipients. */
  destinatarios: number;
}

/**
 * Faults of a newsletter or a support reply (back-office.md §5): subject, body and at least one recipient, with one common text, and the
 * two maximum lengths.
 */
export function mailingFaults(
  { asunto, mensaje, destinatarios }: MailingForm,
  incomplete: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (!asunto.trim()) errors['asunto'] = [incomplete];
  else if (asunto.length > LIMITS.subjectLength) errors['asunto'] = [tooLong(LIMITS.subjectLength)];
  if (!mensaje.trim()) errors['mensaje'] = [incomplete];
  else if (mensaje.length > LIMITS.bodyLength) errors['mensaje'] = [tooLong(LIMITS.bodyLength)];
  if (destinatarios === 0) errors['destinatarios'] = [incomplete];
  return errors;
}

const GREETING =
  /^[^\p{L}\d]*(hola\b|(muy )?buenas\b|buen dia\b|(muy )?buenos dias\b|(estimad|querid)[oaex@]s?\b|que tal\b)/u;

/** Whether the text begins with a greeting of its own. If not, the mail begins with `Hola, {nombre}:`, or `Hola:` without a name. */
export function greetsItself(body: string): boolean {
  return GREETING.test(fold(body));
}
