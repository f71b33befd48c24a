import type {
  NewPasskeyRequest,
  PasskeyLoginOptionsRequest,
  PasskeyLoginRequest,
  PasskeyNameRequest,
  PasskeyOptionsAnswer,
  PasskeyRemovalRequest,
  PasskeyRequest,
  PasskeysAnswer,
} from './account-calls.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { NoFields, Nothing, Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';
import { publicWrite } from '../kernel/calls/public-call.js';

/** WebAuthn request options of a login: for a passkey instead of a password, or for one of the account as its second step. */
export const askPasskeyLogin = publicWrite<PasskeyLoginOptionsRequest, PasskeyOptionsAnswer, Refused<401>>(
  'admin/pedirClaveDeAcceso',
);

/** Begins the session by a passkey. */
export const loginByPasskey = publicWrite<PasskeyLoginRequest, SimpleAnswer, Refused<401 | 429>>(
  'admin/ingresarConClaveDeAcceso',
);

/** The passkeys of the own account. */
export const listPasskeys = read<Nothing, PasskeysAnswer>('cuenta/verClavesDeAcceso', {
  role: 'reader',
  beforeSecondStep: true,
});

/** WebAuthn creation options for a new passkey. */
export const preparePasskey = write<NoFields, PasskeyOptionsAnswer, Refused<409>>(
  'cuenta/prepararClaveDeAcceso',
  {
    role: 'reader',
    recent: true,
    beforeSecondStep: true,
  },
);

/** Adds the passkey that the browser has created. */
export const addPasskey = write<NewPasskeyRequest, SimpleAnswer, Refused<409>>(
  'cuenta/agregarClaveDeAcceso',
  {
    role: 'reader',
    recent: true,
    beforeSecondStep: true,
  },
);

/** Renames a passkey. */
export const renamePasskey = write<PasskeyNameRequest, SimpleAnswer, Refused<404>>(
  'cuenta/renombrarClaveDeAcceso',
  { role: 'reader' },
);

/** Removes a passkey. */
export const removePasskey = write<PasskeyRemovalRequest, SimpleAnswer, Refused<404>>(
  'cuenta/quitarClaveDeAcceso',
  { role: 'reader', recent: true },
);

/** WebAuthn request options to confirm the signed-in person. */
export const askPasskeyConfirmation = write<NoFields, PasskeyOptionsAnswer, Refused<404>>(
  'cuenta/pedirClaveDeAcceso',
  { role: 'reader' },
);

/** Confirms the signed-in person by a passkey, for calls that require it within the last minutes. */
export const confirmByPasskey = write<PasskeyRequest, SimpleAnswer, Refused<429>>(
  'cuenta/confirmarConClaveDeAcceso',
  { role: 'reader' },
);
