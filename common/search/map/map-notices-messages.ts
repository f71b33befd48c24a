/** Texts about the notices of a map. */
export const MAP_NOTICES_MESSAGES = {
  failed: 'Error al cargar los inmuebles',
  empty: 'No se encontraron inmuebles con coordenadas válidas en Miramar',
  windowLoading: 'Buscando avisos en esta zona…',
  windowFailed: 'No se pudieron traer los avisos de esta zona.',
  http: (status: number) => `Error HTTP: ${status}`,
  unreachable: (message: string) => `Error de conexión: ${message}`,
} as const;
