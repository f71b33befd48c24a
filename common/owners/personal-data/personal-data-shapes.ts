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
