/** Failures that public pages tell of too. Apart from the other errors, which only the server tells: each page carries what it imports. */
export const FAILURE_MESSAGES = {
  unavailable: 'El servicio no está disponible en este momento. Probá de nuevo en unos minutos.',
  unexpected: 'Ocurrió un error inesperado. Probá de nuevo.',
} as const;
