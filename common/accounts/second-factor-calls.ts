import type {
  CodeRequest,
  PreparedFactorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
} from './account-calls.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { NoFields, Nothing } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';

/** Whether the own account has a second factor. */
export const readSecondFactor = read<Nothing, SecondFactorAnswer>('cuenta/verSegundoPaso', {
  role: 'reader',
  beforeSecondStep: true,
});

/** Prepares a second factor: a key for an authenticator app. It takes effect with the first code. */
export const prepareSecondFactor = write<NoFields, PreparedFactorAnswer>('cuenta/prepararSegundoPaso', {
  role: 'reader',
  recent: true,
  beforeSecondStep: true,
});

/** Puts the prepared second factor in use by a code of the app, and returns recovery codes. */
export const confirmSecondFactor = write<CodeRequest, RecoveryCodesAnswer>('cuenta/activarSegundoPaso', {
  role: 'reader',
  recent: true,
  beforeSecondStep: true,
});

/** Replaces the recovery codes. */
export const renewRecoveryCodes = write<NoFields, RecoveryCodesAnswer>('cuenta/renovarCodigos', {
  role: 'reader',
  recent: true,
});

/** Removes the second factor. */
export const removeSecondFactor = write<NoFields, SimpleAnswer>('cuenta/quitarSegundoPaso', {
  role: 'reader',
  recent: true,
});
