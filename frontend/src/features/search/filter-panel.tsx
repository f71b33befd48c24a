import { ALL_FILTERS } from '#common/filters/all-filters.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { RadioGroup } from '../../ui/choices.js';
import { FilterControlView, type FilterControlProps } from './filter-controls.js';

const OPERATION_CHOICES = [
  { value: 'rental', label: 'Alquiler' },
  { value: 'sale', label: 'Venta' },
] as const;

/** All filters of a search, each applied as it is touched. */
export function FilterPanel(props: FilterControlProps) {
  const { filters, set } = props;
  return (
    <div className="flex flex-col">
      <RadioGroup<Operation>
        legend="Operación"
        value={filters.operation}
        choices={OPERATION_CHOICES}
        onChange={(operation) => set({ operation })}
        className="pb-4"
      />
      {ALL_FILTERS.map(({ name, control, asked }) =>
        control && (!asked || asked(filters)) ? (
          <FilterControlView key={name} control={control} {...props} />
        ) : null,
      )}
    </div>
  );
}
