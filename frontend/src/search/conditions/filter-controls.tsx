import type { FilterControl, FilterOption } from '#common/search/filters/control.js';
import type { FilterNames } from '#common/search/filters/filter.js';
import { writtenChoice } from '#common/search/query/written-choice.js';
import { countLabel, type CountChoice } from '#common/listings/attributes/count-choice.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { counted, numberText, slug } from '#common/kernel/text.js';
import type { FilterCounts } from '#common/search/query/search-calls.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Select } from '../../ui/select.js';
import { FilterGroup, MoreOptions } from './filter-group.js';
import { PriceFilter } from './price-filter.js';
import { RangeFilter } from './range-filter.js';
import { SeasonFilter } from './season-filter.js';
import { OpenStayFields, StayFields } from '../stay-fields.js';
import type { SetFilters } from '../use-search-draft.js';

export interface FilterControlProps {
  filters: SearchFilters;
  set: SetFilters;
  names: FilterNames;
  /** Number of results per choice; undefined while unknown. */
  counts: FilterCounts | undefined;
  /** Whether prices of both currencies can be compared. */
  hasRate: boolean;
}

/** Control of a filter in the panel, by kind. */
export function FilterControlView({ control, ...props }: FilterControlProps & { control: FilterControl }) {
  const { filters, set, names, counts } = props;
  switch (control.kind) {
    case 'stay':
      return (
        <FilterGroup title="Fechas">
          <StayFields values={filters} onChange={(stay) => set(stay)} className="wide:grid-cols-1" />
        </FilterGroup>
      );
    case 'open-stay':
      return (
        <FilterGroup title="Fechas flexibles">
          <OpenStayFields values={filters} onChange={(stay) => set(stay)} />
        </FilterGroup>
      );
    case 'season':
      return <SeasonFilter {...{ filters, set }} />;
    case 'price':
      return (
        <PriceFilter {...{ filters, set, hasRate: props.hasRate, histogram: counts?.precios ?? null }} />
      );
    case 'ticks':
      return <Ticks {...props} control={control} options={control.options} first={control.first} />;
    case 'amenities':
      return (
        <Ticks
          {...props}
          control={control}
          options={names.amenities.map((name) => ({ value: slug(name), label: name }))}
          first={control.first}
        />
      );
    case 'zones':
      return <Ticks {...props} control={control} options={zonesOf(filters, names)} first={control.first} />;
    case 'counts':
      return <Counts {...props} control={control} />;
    case 'select':
      return <OneOf {...props} control={control} />;
    case 'range':
      return <RangeFilter {...{ filters, set }} measure={control.measure} />;
    case 'flag': {
      const { field, title, label } = control;
      const on = valueOf<boolean>(filters, field);
      return (
        <FilterGroup title={title}>
          <Checkbox
            label={label}
            {...writtenChoice(field, true)}
            checked={on}
            aside={<OptionCount counts={counts} field={field} value="true" />}
            onChange={(event) => set({ [field]: event.target.checked })}
          />
        </FilterGroup>
      );
    }
  }
}

/** The zones of the searched towns, each name once. */
function zonesOf({ towns }: SearchFilters, { zones }: FilterNames): FilterOption[] {
  const names = zones
    .filter(({ town }) => towns.length === 0 || towns.includes(town))
    .map(({ name }) => name);
  return [...new Set(names)].map((name) => ({ value: slug(name), label: name }));
}

/** Declarations define the field's type; this one holds values of this shape. */
function valueOf<T>(filters: SearchFilters, field: string): T {
  return (filters as unknown as Record<string, T>)[field]!;
}

function OptionCount({
  counts,
  field,
  value,
}: {
  counts: FilterCounts | undefined;
  field: string;
  value: string | number;
}) {
  const count = counts?.opciones[field]?.[value];
  if (count === undefined) return null;
  return (
    <span className="text-sm tabular-nums text-ink-muted">
      {numberText(count)}
      <span className="sr-only"> {count === 1 ? 'aviso' : 'avisos'}</span>
    </span>
  );
}

interface TicksProps extends FilterControlProps {
  control: { field: string; title: string };
  options: readonly FilterOption[];
  /** Number shown before 'Ver más'. */
  first: number | undefined;
}

function Ticks({
  control: { field, title },
  options,
  first = options.length,
  filters,
  set,
  counts,
}: TicksProps) {
  const chosen = valueOf<(string | number)[]>(filters, field);
  const tick = ({ value, label }: FilterOption) => {
    const isChosen = chosen.includes(value);
    return (
      <Checkbox
        key={value}
        label={label}
        {...writtenChoice(field, [value])}
        checked={isChosen}
        aside={<OptionCount {...{ counts, field, value }} />}
        onChange={(event) =>
          set({
            [field]: event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
          })
        }
      />
    );
  };
  const rest = options.slice(first);
  return (
    <FilterGroup title={title}>
      {options.slice(0, first).map(tick)}
      {rest.length > 0 && (
        <MoreOptions open={rest.some(({ value }) => chosen.includes(value))}>{rest.map(tick)}</MoreOptions>
      )}
    </FilterGroup>
  );
}

interface CountsProps extends FilterControlProps {
  control: { field: string; title: string; choices: readonly CountChoice[]; one: string; many: string };
}

function Counts({ control: { field, title, choices, one, many }, filters, set, counts }: CountsProps) {
  const chosen = valueOf<CountChoice[]>(filters, field);
  return (
    <FilterGroup title={title}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice);
          const count = counts?.opciones[field]?.[choice];
          return (
            <label
              key={choice}
              title={count === undefined ? undefined : counted(count, 'aviso')}
              className="choice pill px-3 tabular-nums data-none:not-has-checked:text-ink-hint"
              data-none={count === 0 || undefined}
            >
              <input
                type="checkbox"
                className="sr-only"
                {...writtenChoice(field, [choice])}
                checked={isChosen}
                aria-label={`${title}: ${countLabel(choice, one, many)}`}
                onChange={(event) =>
                  set({
                    [field]: event.target.checked
                      ? [...chosen, choice]
                      : chosen.filter((other) => other !== choice),
                  })
                }
              />
              {choice}
            </label>
          );
        })}
      </div>
    </FilterGroup>
  );
}

function OneOf({
  control: { field, title, label, any, options },
  filters,
  set,
}: FilterControlProps & { control: Extract<FilterControl, { kind: 'select' }> }) {
  const [chosen = ''] = valueOf<string[]>(filters, field);
  return (
    <FilterGroup title={title}>
      <Select
        label={label}
        labelHidden
        name={writtenChoice(field, [options[0]!.value]).name}
        placeholder={any}
        options={options}
        value={chosen}
        onChange={({ target }) => set({ [field]: target.value ? [target.value] : [] })}
      />
    </FilterGroup>
  );
}
