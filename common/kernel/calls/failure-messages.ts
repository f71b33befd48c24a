/** Errors that public pages show too. Separate from the server's other errors, because pages bundle what they import. */
export const FAILURE_MESSAGES = {
  unavailable: 'El servicio no está disponible en este momento. Probá de nuevo en unos minutos.',
  unexpected: 'Ocurrió un error inesperado. Probá de nuevo.',
} as const;
