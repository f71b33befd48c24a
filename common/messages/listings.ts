import { APPROXIMATE_METRES } from '../vocabulary/limits.js';
/** Texts of lists, maps, sheet and averages that the specification fixes (public-site.md §8). */
export const CAROUSEL_MESSAGES = {
  failed: 'No se pudieron cargar las propiedades',
  unreachable: 'Error de conexión al servidor',
  empty: 'No hay propiedades disponibles',
  loading: 'Cargando propiedades...',
} as const;

export const LATEST_MESSAGES = { empty: 'No hay propiedades publicadas para este tipo.' } as const;

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

export const SHEET_MESSAGES = {
  notFoundTitle: '¡Oops! No encontramos este inmueble',
  notFoundText: 'Es posible que el aviso haya sido removido o el código ingresado no exista.',
  unconfirmedTitle: 'Sin confirmar temporada',
  unconfirmedText: 'Su dueño todavía no confirmó los precios. Puede volver en cualquier momento.',
  pausedTitle: 'Este aviso está en pausa',
  pausedText: 'Por ahora no recibe consultas. Puede volver en cualquier momento.',
  goneTitle: 'Este aviso ya no está publicado',
  goneText: 'Se alquiló, se vendió o su dueño lo retiró.',
  phoneCopied: '¡Número copiado!',
  rateFresh: 'Cotización actualizada',
  rateStale: 'Usando última cotización disponible',
  noPrices: 'No hay precios cargados para este inmueble.',
} as const;

export const RELATED_MESSAGES = {
  loading: 'Cargando propiedades relacionadas...',
  empty: 'No hay propiedades relacionadas disponibles',
  failed: (message: string) => `Error: ${message}`,
} as const;

export const AVERAGES_MESSAGES = {
  failed: 'Error al cargar los datos',
  retry: 'Intentar nuevamente',
  empty: 'No hay datos suficientes para mostrar promedios...',
  currencyWithoutData: 'Sin datos para esta moneda',
} as const;

export const DIRECTORY_MESSAGES = {
  hotelsFailed: 'Ocurrió un error al cargar los hoteles y cabañas.',
  beachClubsFailed: 'Ocurrió un error al cargar los balnearios.',
} as const;
