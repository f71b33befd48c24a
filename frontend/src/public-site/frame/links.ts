import { emptyFilters } from '#common/rules/search-filters.js';
import { paths } from '../../app/paths.js';

export interface SiteLink {
  label: string;
  to: string;
}

/** The bar's own links. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: 'Alquileres', to: paths.results(emptyFilters('rental')) },
  { label: 'Ventas', to: paths.results(emptyFilters('sale')) },
];

export const PUBLISH_LINK: SiteLink = { label: 'Publicar aviso', to: paths.publish };

/** Ways to search, and the directories: under the bar, and in the menu of narrow screens. */
export const SEARCH_LINKS: readonly SiteLink[] = [
  { label: 'Búsqueda avanzada', to: paths.advancedSearch() },
  { label: 'Buscar por código', to: paths.advancedSearch('codigo') },
  { label: 'Buscar en el mapa', to: paths.advancedSearch('mapa') },
  { label: 'Hoteles y cabañas', to: paths.hotels },
  { label: 'Balnearios', to: paths.beachClubs },
  { label: 'Promedios de precios', to: paths.averages },
];

/** The rest of the bar. */
export const MENU_LINKS: readonly SiteLink[] = [{ label: 'Contacto', to: paths.contact }];

/** Who we are and what holds: at the foot of every page. */
export const COMPANY_LINKS: readonly SiteLink[] = [
  { label: 'Tarifas', to: paths.tariffs },
  { label: 'Nuestra empresa', to: paths.company },
  { label: 'Consejos contra estafas', to: paths.tips },
  { label: 'Aviso legal', to: paths.terms },
  { label: 'Botón de arrepentimiento', to: paths.contactAbout('arrepentimiento') },
];
