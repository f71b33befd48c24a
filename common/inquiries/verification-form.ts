import { VERIFICATION_MESSAGES } from './verification-messages.js';
import type { VerificationRequest } from './inquiry-calls.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { phoneDigits } from '../kernel/forms/phone.js';

/** Fewest digits that are looked up; Argentine numbers with their area code have ten. */
const SHORTEST = 8;

/** Faults of the question whether a code and a phone belong together: both are required. */
export function verificationFaults({ codigo, telefono }: VerificationRequest): FieldErrors {
  return {
    ...(codigo.trim() ? {} : { codigo: [VERIFICATION_MESSAGES.codeRequired] }),
    ...(phoneDigits(telefono).length < SHORTEST ? { telefono: [VERIFICATION_MESSAGES.phoneRequired] } : {}),
  };
}
