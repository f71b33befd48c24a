import { useQuery } from '@tanstack/react-query';
import { landingOf, priceRange } from '#common/search/landings/landings.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { LandingAverages } from './landing-averages.js';
import { LandingLinks } from './landing-links.js';
import { landingsQuery, neighboursOf } from './landings.js';

/** Keeps results pages small; the page of all searches has the rest. */
const MOST = 12;

/** Price range of a search, and searches that differ in season, type or town. Rendered only by the server. */
export function SimilarSearches({ filters }: { filters: SearchFilters }) {
  const all = useQuery(landingsQuery()).data?.busquedas ?? [];
  const own = landingOf(all, filters);
  const range = own && priceRange(own);
  const others = neighboursOf(all, filters).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section
      aria-labelledby="otras-busquedas"
      className="mx-auto flex w-full max-w-[1720px] flex-col gap-4 px-4 pb-16 broad:px-6"
    >
      {own?.barrio && <LandingAverages landing={own} />}
      <h2 id="otras-busquedas" className="text-xl">
        Otras búsquedas
      </h2>
      {range && <p className="text-ink-soft">Precios de esta búsqueda: {range}.</p>}
      <LandingLinks landings={others} />
    </section>
  );
}
