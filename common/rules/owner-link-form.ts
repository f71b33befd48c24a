import { OWNER_ACCESS_MESSAGES } from '../messages/owner-access.js';
import type { OwnerLinkRequest } from '../wire/owner-access.js';
import { isEmail } from './email.js';
import type { FieldErrors } from './search-query.js';

/** Faults of the address to which links of an owner are sent. */
export function ownerLinkFaults({ email }: Pick<OwnerLinkRequest, 'email'>): FieldErrors {
  const address = email.trim();
  if (!address) return { email: [OWNER_ACCESS_MESSAGES.emailRequired] };
  return isEmail(address) ? {} : { email: [OWNER_ACCESS_MESSAGES.emailShape] };
}
