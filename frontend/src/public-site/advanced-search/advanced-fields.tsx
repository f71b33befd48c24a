import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import { SEARCH_OPTIONS } from '../../features/search/options.js';
import { PriceFilter } from '../../features/search/price-filter.js';
import { Select } from '../../ui/select.js';
import {
  hasFractions,
  oneOf,
  shownParts,
  withFilters,
  withPeriod,
  withType,
  type AdvancedErrors,
  type AdvancedSearch,
} from './advanced-state.js';

export interface AdvancedFieldsProps {
  search: AdvancedSearch;
  errors: AdvancedErrors;
  change: (next: AdvancedSearch) => void;
}

function idOf<T extends number>(value: string): T | null {
  return value ? (Number(value) as T) : null;
}

/** Town, type, size, and the season of a rental or the price of a sale. */
export function MainFields({ search, errors, change }: AdvancedFieldsProps) {
  const shows = shownParts(search);
  return (
    <div className="grid items-start gap-x-4 gap-y-5 tablet:grid-cols-2">
      {shows.town && (
        <Select
          label="Ciudad"
          name="ciudad"
          isRequired
          placeholder="Elegí una ciudad"
          options={SEARCH_OPTIONS.towns}
          value={search.town}
          error={errors.ciudad}
          onChange={(event) => change({ ...search, town: event.target.value })}
        />
      )}
      {shows.type && (
        <Select
          label="Tipo de propiedad"
          name="tipoPropiedad"
          isRequired
          placeholder="Elegí un tipo"
          options={SEARCH_OPTIONS.types}
          value={search.filters.propertyTypes[0] ?? ''}
          error={errors.tipoPropiedad}
          onChange={(event) => change(withType(search, idOf<PropertyTypeId>(event.target.value)))}
        />
      )}
      <SizeField {...{ search, errors, change }} />
      {shows.season && <SeasonFields {...{ search, errors, change }} />}
      {shows.price && (
        <div className="tablet:col-span-2">
          <PriceFilter filters={search.filters} set={(filters) => change(withFilters(search, filters))} />
        </div>
      )}
    </div>
  );
}

function SizeField({ search, errors, change }: AdvancedFieldsProps) {
  const shows = shownParts(search);
  if (shows.bedrooms) {
    return (
      <Select
        label="Dormitorios"
        name="dormitorios"
        isRequired
        placeholder="Elegí cuántos"
        options={SEARCH_OPTIONS.bedrooms}
        value={search.filters.bedrooms[0] ?? ''}
        error={errors.dormitorios}
        onChange={(event) => change(withFilters(search, { bedrooms: oneOf(event.target.value) }))}
      />
    );
  }
  if (!shows.rooms) return null;
  return (
    <Select
      label="Ambientes"
      name="ambientes"
      isRequired
      placeholder="Elegí cuántos"
      options={SEARCH_OPTIONS.rooms}
      value={search.filters.rooms[0] ?? ''}
      error={errors.ambientes}
      onChange={(event) => change(withFilters(search, { rooms: oneOf(event.target.value) }))}
    />
  );
}

function SeasonFields({ search, errors, change }: AdvancedFieldsProps) {
  return (
    <>
      <Select
        label="Período"
        name="periodo"
        isRequired
        placeholder="Elegí un período"
        options={SEARCH_OPTIONS.periods}
        value={search.filters.period ?? ''}
        error={errors.periodo}
        onChange={(event) => change(withPeriod(search, idOf<PeriodId>(event.target.value)))}
      />
      {hasFractions(search.filters.period) && (
        <Select
          label="Fracción"
          name="fraccion"
          isRequired
          placeholder="Elegí una fracción"
          options={SEARCH_OPTIONS.fractions}
          value={search.filters.fraction ?? ''}
          error={errors.fraccion}
          onChange={(event) =>
            change(withFilters(search, { fraction: idOf<FractionId>(event.target.value) }))
          }
        />
      )}
    </>
  );
}
