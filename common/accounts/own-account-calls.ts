import type {
  ConfirmationRequest,
  OwnNameAnswer,
  OwnNameRequest,
  PasswordChangeRequest,
  SessionEndRequest,
  SessionsAnswer,
} from './account-calls.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';

/** Changes the own password and ends the other sessions. */
export const changePassword = write<PasswordChangeRequest, SimpleAnswer, Refused<429>>(
  'cuenta/cambiarClave',
  {
    role: 'reader',
  },
);

/** Enters the own password again, for calls that require it within the last minutes. */
export const confirmPassword = write<ConfirmationRequest, SimpleAnswer, Refused<429>>(
  'cuenta/confirmarClave',
  { role: 'reader', beforeSecondStep: true },
);

/** The name by which colleagues see the own account. */
export const viewOwnName = read<Nothing, OwnNameAnswer>('cuenta/verNombre');

/** Changes the name by which colleagues see the own account. */
export const changeOwnName = write<OwnNameRequest, SimpleAnswer>('cuenta/cambiarNombre', { role: 'reader' });

/** The open sessions of the own account. */
export const listSessions = read<Nothing, SessionsAnswer>('cuenta/verSesiones');

/** Ends one of the own sessions, or all except the requester's. */
export const endSessions = write<SessionEndRequest, SimpleAnswer>('cuenta/cerrarSesiones', {
  role: 'reader',
});
