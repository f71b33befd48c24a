import { OWNER_ACCESS_MESSAGES } from './owner-access-messages.js';
import type { OwnerLinkRequest } from './owner-access-calls.js';
import { emailFaults } from '../../kernel/forms/email-request.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

/** Faults of the address to which links of an owner are sent. */
export function ownerLinkFaults({ email }: Pick<OwnerLinkRequest, 'email'>): FieldErrors {
  return emailFaults(email, OWNER_ACCESS_MESSAGES);
}
