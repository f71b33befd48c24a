import type { SearchedMeasureName } from '#common/listings/attributes/all-attributes.js';
import type { SearchedMeasure } from '#common/listings/attributes/attribute.js';
import { rangeParameters, type MeasureRange } from '#common/search/filters/ranges.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { MeasureField } from '../../ui/measure-field.js';
import type { SetFilters } from '../use-search-draft.js';
import { FilterGroup } from './filter-group.js';
import { rangeFault } from './range-fault.js';

interface RangeFilterProps {
  measure: SearchedMeasure<SearchedMeasureName>;
  filters: SearchFilters;
  set: SetFilters;
}

/** Range of a measure, applied half a second after the last key. */
export function RangeFilter({ measure, filters, set }: RangeFilterProps) {
  const { name, filter } = measure;
  const names = rangeParameters(measure);
  const range = filters[name];
  const change = (bound: keyof MeasureRange, value: number | null): void =>
    set({ [name]: { ...range, [bound]: value } }, TIMINGS.priceDebounce);
  return (
    <FilterGroup title={filter.title}>
      <div className="grid gap-3">
        <MeasureField
          measure={measure}
          label="Desde"
          name={names.from}
          value={range.from}
          onChange={(from) => change('from', from)}
        />
        <MeasureField
          measure={measure}
          label="Hasta"
          name={names.to}
          value={range.to}
          error={rangeFault(range.from, range.to)}
          onChange={(to) => change('to', to)}
        />
      </div>
    </FilterGroup>
  );
}
