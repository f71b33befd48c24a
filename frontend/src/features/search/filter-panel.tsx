import {
  BATHROOM_CHOICES,
  BEDROOM_CHOICES,
  PEOPLE_CHOICES,
  ROOM_CHOICES,
  asksBedrooms,
  asksRooms,
  type CountChoice,
  type SearchFilters,
} from '#common/rules/search-filters.js';
import { slug } from '#common/rules/text.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { SEARCH_TOWNS } from '#common/vocabulary/places.js';
import { PROPERTY_TYPES } from '#common/vocabulary/property-types.js';
import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import { Checkbox, RadioGroup } from '../../ui/choices.js';
import { Select } from '../../ui/select.js';
import { FilterGroup, MoreOptions } from './filter-group.js';
import { SEARCH_OPTIONS } from './options.js';
import { PriceFilter } from './price-filter.js';
import { asksFraction } from './quick-search-state.js';
import type { SetFilters } from './use-filter-draft.js';

interface FilterPanelProps {
  filters: SearchFilters;
  /** Names of the amenities that listings may have. */
  amenities: readonly string[];
  set: SetFilters;
}

const OPERATION_CHOICES = [
  { value: 'rental', label: 'Alquiler' },
  { value: 'sale', label: 'Venta' },
] as const;

/** All filters of a search, each applied as it is touched. */
export function FilterPanel({ filters, amenities, set }: FilterPanelProps) {
  return (
    <div className="flex flex-col">
      <RadioGroup<Operation>
        legend="Operación"
        value={filters.operation}
        choices={OPERATION_CHOICES}
        onChange={(operation) => set({ operation })}
        className="pb-4"
      />
      <FilterGroup title="Ciudad">
        <Ticks
          values={SEARCH_TOWNS}
          chosen={filters.towns}
          label={(town) => town}
          onChange={(towns) => set({ towns })}
        />
      </FilterGroup>
      <FilterGroup title="Tipo de propiedad">
        <Ticks
          values={PROPERTY_TYPES.map(({ id }) => id)}
          chosen={filters.propertyTypes}
          label={(id) => PROPERTY_TYPES[id - 1]!.label}
          onChange={(propertyTypes) => set({ propertyTypes })}
          first={6}
        />
      </FilterGroup>
      {asksBedrooms(filters) && (
        <Counts
          title="Dormitorios"
          choices={BEDROOM_CHOICES}
          chosen={filters.bedrooms}
          onChange={(bedrooms) => set({ bedrooms })}
        />
      )}
      {asksRooms(filters) && (
        <Counts
          title="Ambientes"
          choices={ROOM_CHOICES}
          chosen={filters.rooms}
          onChange={(rooms) => set({ rooms })}
        />
      )}
      {filters.operation === 'rental' ? (
        <SeasonFilter {...{ filters, set }} />
      ) : (
        <PriceFilter {...{ filters, set }} />
      )}
      <Counts
        title="Baños"
        choices={BATHROOM_CHOICES}
        chosen={filters.bathrooms}
        onChange={(bathrooms) => set({ bathrooms })}
      />
      <FilterGroup title="Personas">
        <Select
          label="Cantidad de personas"
          labelHidden
          placeholder="Cualquier cantidad"
          options={PEOPLE_CHOICES.map((value) => ({
            value,
            label: `Para ${value} ${value === '1' ? 'persona' : 'personas'}`,
          }))}
          value={filters.people[0] ?? ''}
          onChange={(event) => set({ people: event.target.value ? [event.target.value as CountChoice] : [] })}
        />
      </FilterGroup>
      <FilterGroup title="Servicios">
        <Ticks
          values={amenities.map(slug)}
          chosen={filters.amenities}
          label={(value) => amenities.find((name) => slug(name) === value)!}
          onChange={(chosen) => set({ amenities: chosen })}
          first={6}
        />
      </FilterGroup>
      <FilterGroup title="Destacados">
        <Checkbox
          label="Solo destacados"
          checked={filters.featured}
          onChange={(event) => set({ featured: event.target.checked })}
        />
      </FilterGroup>
    </div>
  );
}

interface SeasonFilterProps {
  filters: SearchFilters;
  set: SetFilters;
}

function SeasonFilter({ filters, set }: SeasonFilterProps) {
  const idOf = <T extends number>(value: string): T | null => (value ? (Number(value) as T) : null);
  return (
    <FilterGroup title="Cuándo">
      <Select
        label="Período"
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

interface TicksProps<V> {
  values: readonly V[];
  chosen: readonly V[];
  label: (value: V) => string;
  onChange: (chosen: V[]) => void;
  /** How many show before 'Ver más'. */
  first?: number;
}

function Ticks<V extends string | number>({
  values,
  chosen,
  label,
  onChange,
  first = values.length,
}: TicksProps<V>) {
  const tick = (value: V) => (
    <Checkbox
      key={value}
      label={label(value)}
      checked={chosen.includes(value)}
      onChange={(event) =>
        onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
      }
    />
  );
  const rest = values.slice(first);
  return (
    <>
      {values.slice(0, first).map(tick)}
      {rest.length > 0 && (
        <MoreOptions open={rest.some((value) => chosen.includes(value))}>{rest.map(tick)}</MoreOptions>
      )}
    </>
  );
}

interface CountsProps {
  title: string;
  choices: readonly CountChoice[];
  chosen: readonly CountChoice[];
  onChange: (chosen: CountChoice[]) => void;
}

function Counts({ title, choices, chosen, onChange }: CountsProps) {
  return (
    <FilterGroup title={title}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 min-w-11 items-center justify-center rounded-full border border-field-border bg-surface px-3 font-semibold tabular-nums transition-colors hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-tint has-checked:text-deep has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:ring-5 has-focus-visible:ring-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(choice)}
              aria-label={`${title}: ${choice}`}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, choice] : chosen.filter((other) => other !== choice),
                )
              }
            />
            {choice}
          </label>
        ))}
      </div>
    </FilterGroup>
  );
}
