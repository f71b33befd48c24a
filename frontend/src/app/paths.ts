import type { SearchFilters } from '#common/search/query/search-filters.js';
import { searchAddress } from '#common/search/query/search-path.js';

/** Modes of the advanced search (public-site.md §2). */
export type SearchMode = 'avanzado' | 'codigo' | 'mapa';

/** Subject of a message to the site; determines the initial text. */
export type ContactReason = 'arrepentimiento' | 'denuncia' | 'datos' | 'tarifas' | 'cambios' | 'consulta';

/** Every path of the public site. The server writes the same ones from common/kernel/public-paths.ts; paths.test.ts compares them. */
export const paths = {
  home: '/',
  publish: '/publicar-aviso',
  terms: '/aviso-legal',
  contact: '/contacto',
  contactAbout: (reason: ContactReason): string => `/contacto?motivo=${reason}`,
  /** For visitors without JavaScript, who cannot write to the owner by the sheet's dialog. */
  contactAboutNotice: (code: string): string => `/contacto?motivo=consulta&aviso=${encodeURIComponent(code)}`,
  company: '/nuestra-empresa',
  tips: '/consejos',
  tariffs: '/tarifas',
  unsubscribe: '/baja-newsletter',
  confirmEmail: '/confirmar-email',
  alert: '/avisame',
  alertFor: (filters: SearchFilters): string =>
    `/avisame?busqueda=${encodeURIComponent(searchAddress(filters))}`,
  news: '/novedades',
  report: '/denunciar',
  verify: '/verificar',
  myNotice: '/mi-aviso',
  hotels: '/hoteles-cabanas',
  beachClubs: '/balnearios',
  averages: '/promedios-precios',
  landings: '/busquedas',
  favourites: '/favoritos',
  poster: (code: string): string => `/cartel/${encodeURIComponent(code)}`,
  /** Receipt and contract of a stay. */
  papers: (code: string): string => `/papeles/${encodeURIComponent(code)}`,
  /** `question` is the part of a search that affects the price, `?llegada=…`. */
  sharedList: (codes: readonly string[], name: string, question = ''): string =>
    `/lista?avisos=${codes.join(',')}${name && `&nombre=${encodeURIComponent(name)}`}${question.replace('?', '&')}`,
  /** `question` as above. */
  compare: (codes: readonly string[], question = ''): string =>
    `/comparar?avisos=${codes.join(',')}${question.replace('?', '&')}`,
  advancedSearch: (mode?: SearchMode): string =>
    mode && mode !== 'avanzado' ? `/busqueda-avanzada?modo=${mode}` : '/busqueda-avanzada',
  sheet: (code: string): string => `/ver-ficha-inmueble/${encodeURIComponent(code)}`,
  /** The readable path of a search, first page. */
  results: searchAddress,
} as const;

export const routePatterns = {
  publish: paths.publish,
  sheet: '/ver-ficha-inmueble/:codigo',
  results: '/resultado-busqueda/*',
  advancedSearch: '/busqueda-avanzada',
  /** Alternative spelling, supported for old links. */
  advancedSearchToo: '/buscador-avanzada',
  alertLinks: '/avisame/*',
  newsLink: '/novedades/confirmar',
  sharedList: '/lista',
  compare: '/comparar',
  poster: '/cartel/:codigo',
  papers: '/papeles/:codigo',
  stylePage: '/_estilo',
} as const;
