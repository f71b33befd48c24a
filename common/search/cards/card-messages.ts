/** Texts of lists of notices that the specification fixes (public-site.md §8). */
export const CAROUSEL_MESSAGES = {
  failed: 'No se pudieron cargar las propiedades',
  unreachable: 'Error de conexión al servidor',
  empty: 'No hay propiedades disponibles',
  loading: 'Cargando propiedades...',
} as const;

export const LATEST_MESSAGES = { empty: 'No hay propiedades publicadas para este tipo.' } as const;

export const RELATED_MESSAGES = {
  loading: 'Cargando propiedades relacionadas...',
  empty: 'No hay propiedades relacionadas disponibles',
  failed: (message: string) => `Error: ${message}`,
} as const;

export const DIRECTORY_MESSAGES = {
  hotelsFailed: 'Ocurrió un error al cargar los hoteles y cabañas.',
  beachClubsFailed: 'Ocurrió un error al cargar los balnearios.',
} as const;
