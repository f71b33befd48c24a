import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { Select } from '../../ui/select.js';
import { FilterGroup } from './filter-group.js';
import { asksFraction, SEARCH_OPTIONS } from '../search-options.js';
import type { SetFilters } from '../use-search-draft.js';

const idOf = <T extends number>(value: string): T | null => (value ? (Number(value) as T) : null);

/** Month or holidays of a rental search, and the fraction. */
export function SeasonFilter({ filters, set }: { filters: SearchFilters; set: SetFilters }) {
  return (
    <FilterGroup title="Período">
      <Select
        label="Período"
        labelHidden
        name="periodo"
        placeholder="Cualquier período"
        options={SEARCH_OPTIONS.periods}
        value={filters.period ?? ''}
        onChange={(event) => {
          const period = idOf<PeriodId>(event.target.value);
          set({ period, fraction: asksFraction({ operation: 'rental', period }) ? filters.fraction : null });
        }}
      />
      {asksFraction(filters) && (
        <Select
          label="Fracción"
          name="fraccion"
          placeholder="Cualquier fracción"
          options={SEARCH_OPTIONS.fractions}
          value={filters.fraction ?? ''}
          onChange={(event) => set({ fraction: idOf<FractionId>(event.target.value) })}
          className="mt-3"
        />
      )}
    </FilterGroup>
  );
}
