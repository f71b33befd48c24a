/** Texts of the optional fields of an inquiry. */
export const INQUIRY_STAY_MESSAGES = {
  people: (most: number) => `Escribí un número del 1 al ${most}`,
  copy: 'Mandame una copia',
  copyHint: 'Con los datos del aviso, las fechas y las personas, sin el mensaje.',
} as const;
