/** Pages of the public site, each with its path. */
export const PUBLIC_PATHS = {
  home: '/',
  publish: '/publicar-aviso',
  terms: '/aviso-legal',
  contact: '/contacto',
  company: '/nuestra-empresa',
  tips: '/consejos',
  tariffs: '/tarifas',
  unsubscribe: '/baja-newsletter',
  confirmEmail: '/confirmar-email',
  alert: '/avisame',
  news: '/novedades',
  report: '/denunciar',
  verify: '/verificar',
  myNotice: '/mi-aviso',
  hotels: '/hoteles-cabanas',
  beachClubs: '/balnearios',
  averages: '/promedios-precios',
  landings: '/busquedas',
  favourites: '/favoritos',
  advancedSearch: '/busqueda-avanzada',
} as const;

export const SHEET_FOLDER = '/ver-ficha-inmueble/';

/** Start of the secret paths of calendars of notices. */
export const CALENDAR_FOLDER = '/calendario/';

export function sheetPath(code: string): string {
  return SHEET_FOLDER + encodeURIComponent(code);
}
