/** Texts of pages that are read without a connection. */
export const OFFLINE_MESSAGES = {
  title: 'Sin conexión',
  unopened: 'Esta página necesita señal.',
  saved: 'Estos avisos los podés leer igual:',
  none: 'Los avisos que abras y tus favoritos se guardan en este dispositivo para leerlos sin señal.',
  retry: 'Reintentar',
  favourites: 'Favoritos',
  favouritesNote: 'Sin conexión: los ves como estaban cuando se guardaron.',
  noCopy: 'todavía no está guardado en este dispositivo.',
  storedOn: (when: string) => `Guardado el ${when}`,
  /** @param when `23 de noviembre, 07:40` */
  savedOn: (when: string) => `Sin conexión. Guardado el ${when}: puede haber cambiado.`,
  savedOnFault: (when: string) =>
    `El sitio no responde en este momento. Guardado el ${when}: puede haber cambiado.`,
} as const;
