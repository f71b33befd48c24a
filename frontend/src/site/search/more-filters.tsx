import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { ALL_FILTERS } from '#common/search/filters/all-filters.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { useFilterNames } from '../../search/filter-names.js';
import { FilterControlView } from '../../search/conditions/filter-controls.js';
import { Button } from '../../ui/button.js';
import { withFilters, type AdvancedSearch } from './advanced-state.js';

interface MoreFiltersProps {
  search: AdvancedSearch;
  change: (next: AdvancedSearch) => void;
}

/** Optional filters: baths, people, amenities and more. */
export function MoreFilters({ search, change }: MoreFiltersProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Button
        variant="quiet"
        aria-expanded={search.more}
        onClick={() => change({ ...search, more: !search.more })}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" className="size-5" />}
      >
        {search.more ? 'Ocultar filtros extra' : 'Más filtros'}
      </Button>
      {search.more && <ExtraFields {...{ search, change }} />}
    </div>
  );
}

/** Filters that are among the main fields. */
const MAIN = ['stay', 'open-stay', 'towns', 'property-types', 'bedrooms', 'rooms', 'season', 'price'];

function ExtraFields({ search, change }: MoreFiltersProps) {
  const { filters } = search;
  const names = useFilterNames();
  const set = (values: Partial<SearchFilters>): void => change(withFilters(search, values));
  return (
    <div className="grid w-full gap-x-6 tablet:grid-cols-2">
      {ALL_FILTERS.map(({ name, control, asked }) =>
        control && !MAIN.includes(name) && (!asked || asked(filters)) ? (
          <FilterControlView key={name} {...{ control, filters, set, names }} counts={undefined} hasRate />
        ) : null,
      )}
    </div>
  );
}
