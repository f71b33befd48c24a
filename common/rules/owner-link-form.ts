import { OWNER_ACCESS_MESSAGES } from '../messages/owner-access.js';
import type { OwnerLinkRequest } from '../wire/owner-access.js';
import { emailFaults } from './email-request.js';
import type { FieldErrors } from './field-errors.js';

/** Faults of the address to which links of an owner are sent. */
export function ownerLinkFaults({ email }: Pick<OwnerLinkRequest, 'email'>): FieldErrors {
  return emailFaults(email, OWNER_ACCESS_MESSAGES);
}
