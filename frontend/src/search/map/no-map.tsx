import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { paths } from '../../app/paths.js';
import { ButtonLink } from '../../ui/button.js';

/** Replacement of the map of all listings without JavaScript: links to the same listings as lists. */
export function NoMap() {
  return (
    <noscript>
      <div className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-card">
        <p>{MAP_MESSAGES.noScripts}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.results(emptyFilters('rental'))} variant="secondary">
            Ver todos los alquileres
          </ButtonLink>
          <ButtonLink to={paths.results(emptyFilters('sale'))} variant="secondary">
            Ver todas las ventas
          </ButtonLink>
        </div>
      </div>
    </noscript>
  );
}
