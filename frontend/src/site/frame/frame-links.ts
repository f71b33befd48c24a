import { emptyFilters } from '#common/search/query/search-filters.js';
import { paths } from '../../app/paths.js';

export interface SiteLink {
  label: string;
  to: string;
}

/** Links of the navigation bar. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: 'Alquileres', to: paths.results(emptyFilters('rental')) },
  { label: 'Ventas', to: paths.results(emptyFilters('sale')) },
];

export const PUBLISH_LINK: SiteLink = { label: 'Publicar aviso', to: paths.publish };

/** Searches and directories: below the bar, and in the menu on narrow screens. */
export const SEARCH_LINKS: readonly SiteLink[] = [
  { label: 'Búsqueda avanzada', to: paths.advancedSearch() },
  { label: 'Buscar por código', to: paths.advancedSearch('codigo') },
  { label: 'Buscar en el mapa', to: paths.advancedSearch('mapa') },
  { label: 'Hoteles y cabañas', to: paths.hotels },
  { label: 'Balnearios', to: paths.beachClubs },
  { label: 'Promedios de precios', to: paths.averages },
];

/** Other links of the bar. */
export const MENU_LINKS: readonly SiteLink[] = [
  { label: 'Favoritos', to: paths.favourites },
  { label: 'Contacto', to: paths.contact },
];

/** About and legal links in the footer. */
export const COMPANY_LINKS: readonly SiteLink[] = [
  { label: 'Mi aviso', to: paths.myNotice },
  { label: 'Tarifas', to: paths.tariffs },
  { label: 'Nuestra empresa', to: paths.company },
  { label: 'Consejos contra estafas', to: paths.tips },
  { label: 'Aviso legal', to: paths.terms },
  { label: 'Botón de arrepentimiento', to: paths.contactAbout('arrepentimiento') },
];
