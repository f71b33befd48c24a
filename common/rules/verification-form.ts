import { VERIFICATION_MESSAGES } from '../messages/verification.js';
import type { VerificationRequest } from '../wire/inquiries.js';
import type { FieldErrors } from './field-errors.js';
import { phoneDigits } from './phone.js';

/** Fewest digits that are looked up; Argentine numbers with their area code have ten. */
const SHORTEST = 8;

/** Faults of the question whether a code and a phone belong together: both are required. */
export function verificationFaults({ codigo, telefono }: VerificationRequest): FieldErrors {
  return {
    ...(codigo.trim() ? {} : { codigo: [VERIFICATION_MESSAGES.codeRequired] }),
    ...(phoneDigits(telefono).length < SHORTEST ? { telefono: [VERIFICATION_MESSAGES.phoneRequired] } : {}),
  };
}
