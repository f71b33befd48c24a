import { ALL_FILTERS } from '#common/search/filters/all-filters.js';
import { OPERATIONS, operationFromName, type OperationName } from '#common/kernel/operations.js';
import { RadioGroup } from '../../ui/choices.js';
import { FilterControlView, type FilterControlProps } from './filter-controls.js';

const OPERATION_CHOICES = [
  { value: OPERATIONS.rental.name, label: OPERATIONS.rental.label },
  { value: OPERATIONS.sale.name, label: OPERATIONS.sale.label },
] as const;

/** What most visitors decide by stands first. */
const FIRST = ['stay', 'open-stay', 'price', 'towns'];
const IN_ORDER = [
  ...FIRST.flatMap((wanted) => ALL_FILTERS.filter(({ name }) => name === wanted)),
  ...ALL_FILTERS.filter(({ name }) => !FIRST.includes(name)),
];

/** All filters of a search; each is applied on change. */
export function FilterPanel(props: FilterControlProps) {
  const { filters, set } = props;
  return (
    <div className="flex flex-col">
      <RadioGroup<OperationName>
        legend="Operación"
        name="operacion"
        value={OPERATIONS[filters.operation].name}
        choices={OPERATION_CHOICES}
        onChange={(name) => set({ operation: operationFromName(name)! })}
        className="pb-4"
      />
      {IN_ORDER.map(({ name, control, asked }) =>
        control && (!asked || asked(filters)) ? (
          <FilterControlView key={name} control={control} {...props} />
        ) : null,
      )}
    </div>
  );
}
