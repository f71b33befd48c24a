import type { SearchFilters } from '#common/rules/search-filters.js';
import { encodeSearchAddressQuery, encodeSearchPath } from '#common/rules/search-path.js';

/** Ways of the advanced search (public-site.md §2). */
export type SearchMode = 'avanzado' | 'codigo' | 'mapa';

/** What a message to the site is about; the form opens with its first words. */
export type ContactReason = 'arrepentimiento' | 'denuncia' | 'datos' | 'tarifas' | 'cambios';

/** Every address of the public site, written in this one place. */
export const paths = {
  home: '/',
  publish: '/publicar-aviso',
  terms: '/aviso-legal',
  contact: '/contacto',
  contactAbout: (reason: ContactReason): string => `/contacto?motivo=${reason}`,
  company: '/nuestra-empresa',
  tips: '/consejos',
  tariffs: '/tarifas',
  unsubscribe: '/baja-newsletter',
  hotels: '/hoteles-cabanas',
  beachClubs: '/balnearios',
  averages: '/promedios-precios',
  advancedSearch: (mode?: SearchMode): string =>
    mode && mode !== 'avanzado' ? `/busqueda-avanzada?modo=${mode}` : '/busqueda-avanzada',
  sheet: (code: string): string => `/ver-ficha-inmueble/${encodeURIComponent(code)}`,
  /** The readable address of a search, from its first page. */
  results: (filters: SearchFilters): string => {
    const query = new URLSearchParams(encodeSearchAddressQuery(filters)).toString().replaceAll('%2C', ',');
    return encodeSearchPath(filters) + (query && `?${query}`);
  },
} as const;

/** The same for the router: patterns of the addresses above. */
export const routePatterns = {
  publish: paths.publish,
  sheet: '/ver-ficha-inmueble/:codigo',
  results: '/resultado-busqueda/*',
  advancedSearch: '/busqueda-avanzada',
  /** The other spelling that the product has always answered. */
  advancedSearchToo: '/buscador-avanzada',
  stylePage: '/_estilo',
} as const;
