/** Texts of maps that the specification fixes (public-site.md §8); those that only a loaded map needs are in `map-notices-messages.ts`. */
export const MAP_MESSAGES = {
  showMap: 'Ver mapa',
  noScripts: 'El mapa necesita JavaScript. Sin él, los mismos avisos están en la lista:',
  libraryFailed: 'Error al cargar la librería del mapa',
  initFailed: (message: string) => `Error al inicializar el mapa: ${message}`,
} as const;
