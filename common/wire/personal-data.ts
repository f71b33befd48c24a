/** POST datosPersonales/ver and datosPersonales/borrar */
export interface PersonRequest {
  email: string;
  /** For messages that were left with a phone only. */
  telefono?: string;
}

/** What one part of the site holds about a person. */
export interface PersonalDataGroup {
  nombre: string;
  filas: Record<string, unknown>[];
  /** Why an erasure leaves it; null if it does not. */
  seConserva: string | null;
}

export interface PersonalDataAnswer {
  success: true;
  grupos: PersonalDataGroup[];
}

export interface ErasureAnswer {
  success: true;
  message: string;
  /** Rows that were deleted or of which the personal data were removed. */
  borrados: { nombre: string; cantidad: number }[];
}
