import { APPROXIMATE_METRES } from '../../listings/location/approximate-point.js';

/** Texts of maps that the specification fixes (public-site.md §8). */
export const MAP_MESSAGES = {
  /** Beside a point that is not the true one (public-site.md §2, Approximate locations). */
  approximate: `Ubicación aproximada: está a menos de ${APPROXIMATE_METRES.most} metros del punto.`,
  /** The licence of the coastline data requires the attribution. */
  nearSea: (distance: string) => `Está ${distance} en línea recta (costa: © OpenStreetMap).`,
  libraryFailed: 'Error al cargar la librería del mapa',
  failed: 'Error al cargar los inmuebles',
  empty: 'No se encontraron inmuebles con coordenadas válidas en Miramar',
  showMap: 'Ver mapa',
  windowLoading: 'Buscando avisos en esta zona…',
  windowFailed: 'No se pudieron traer los avisos de esta zona.',
  noScripts: 'El mapa necesita JavaScript. Sin él, los mismos avisos están en la lista:',
  http: (status: number) => `Error HTTP: ${status}`,
  unreachable: (message: string) => `Error de conexión: ${message}`,
  initFailed: (message: string) => `Error al inicializar el mapa: ${message}`,
} as const;
