import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { writeSearchAddress, type SearchAddress } from '../../search/search-address.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { inPlace } from '../../ui/in-place.js';
import { Link } from '../../ui/link.js';

interface TermSwitchProps {
  search: SearchAddress;
  /** As the panel shows them. */
  filters: SearchFilters;
  set: SetFilters;
}

/** Rentals of the season, or rents of the whole year; the other filters stay. */
export function TermSwitch({ search, filters, set }: TermSwitchProps) {
  const isYearly = filters.period === WHOLE_YEAR;
  const term = (label: string, isChosen: boolean, change: Partial<SearchFilters>) => (
    <Link
      to={writeSearchAddress({ ...search, filters: changeFilters(filters, change), page: 1 })}
      aria-current={isChosen}
      onClick={(event) => inPlace(event, () => set(change, 0))}
      className="grow rounded-field px-4 py-2.5 text-center font-semibold text-ink-soft hover:text-primary aria-[current=true]:bg-surface aria-[current=true]:text-primary-press aria-[current=true]:shadow-card"
    >
      {label}
    </Link>
  );
  return (
    <nav
      aria-label="Duración"
      className="flex w-full gap-1 rounded-button bg-band p-1 tablet:mr-auto tablet:w-auto"
    >
      {term('Temporada', !isYearly, isYearly ? { period: null } : {})}
      {term('Todo el año', isYearly, { period: WHOLE_YEAR, fraction: null })}
    </nav>
  );
}
