import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** POST datosPersonales/ver and datosPersonales/borrar */
export interface PersonRequest {
  email: string;
  /** Also finds messages whose sender left this phone number and no address. */
  telefono?: string;
}

/** Data that one part of the site holds about a person. */
export interface PersonalDataGroup {
  nombre: string;
  filas: Record<string, unknown>[];
  /** Why an erasure leaves it; null if it does not. */
  seConserva: string | null;
  /** Why a correction leaves it; null if it does not. */
  noSeCorrige: string | null;
}

export interface PersonalDataAnswer {
  success: true;
  grupos: PersonalDataGroup[];
  /** Version of the shown data. A correction sends it back, and is refused if the data have changed since. */
  version: string;
}

/** POST datosPersonales/corregir; an empty or missing field is not corrected. */
export interface CorrectionRequest extends PersonRequest {
  nombre?: string;
  apellido?: string;
  dni?: string;
  celular?: string;
  emailNuevo?: string;
  /** Version of the answer that the operator saw. */
  version: string;
}

export interface CorrectionAnswer {
  success: true;
  message: string;
  /** Rows that were corrected. */
  corregidos: { nombre: string; cantidad: number }[];
}

export interface ErasureAnswer {
  success: true;
  message: string;
  /** Rows that were deleted or of which the personal data were removed. */
  borrados: { nombre: string; cantidad: number }[];
}

/** All data that is held about a person (Ley 25.326, art. 14). A POST, so that the address is in no log. */
export const findPersonalData = write<PersonRequest, PersonalDataAnswer>('datosPersonales/ver', {
  role: 'administrator',
  recent: true,
});

/** Removes the data that is held about a person (Ley 25.326, art. 16). */
export const erasePersonalData = write<PersonRequest, ErasureAnswer, Refused<409>>('datosPersonales/borrar', {
  role: 'administrator',
  recent: true,
});

/** Corrects the data about a person in every part of the site (Ley 25.326, art. 16). 409 if it has changed since it was shown. */
export const correctPersonalData = write<CorrectionRequest, CorrectionAnswer, Refused<409>>(
  'datosPersonales/corregir',
  { role: 'administrator', recent: true },
);
