import type { FractionId } from '#common/pricing/periods.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { CountSelect } from '../../search/conditions/count-select.js';
import { SEARCH_OPTIONS } from '../../search/search-options.js';
import { PriceFilter } from '../../search/conditions/price-filter.js';
import { Select } from '../../ui/select.js';
import { CalendarButton } from '../../search/calendar-button.js';
import { OpenStayFields, StayFields } from '../../search/stay-fields.js';
import { BY_DATES, WHEN_OPTIONS, whenOf, withStay, withWhen } from '../../search/conditions/when.js';
import {
  isSizeRequired,
  shownParts,
  withFilters,
  withType,
  type AdvancedErrors,
  type AdvancedField,
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
          value={search.filters.towns[0] ?? ''}
          error={errors.ciudad}
          onChange={({ target }) =>
            change(withFilters(search, { towns: target.value ? [target.value] : [] }))
          }
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
      {shows.sizes.map((attribute) => (
        <CountSelect
          key={attribute.name}
          attribute={attribute}
          filters={search.filters}
          isRequired={isSizeRequired(attribute, search.filters)}
          placeholder="Elegí cuántos"
          error={errors[attribute.field as AdvancedField]}
          onChange={(choice) => change(withFilters(search, choice))}
        />
      ))}
      {shows.season && <SeasonFields {...{ search, errors, change }} />}
      {shows.price && (
        <div className="tablet:col-span-2">
          <PriceFilter filters={search.filters} set={(filters) => change(withFilters(search, filters))} />
        </div>
      )}
    </div>
  );
}

function SeasonFields({ search, errors, change }: AdvancedFieldsProps) {
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <Select
          label="Período"
          name="periodo"
          isRequired
          placeholder="Elegí un período"
          options={WHEN_OPTIONS}
          value={whenOf(search)}
          error={search.byDates ? undefined : errors.periodo}
          onChange={({ target }) => change(withWhen(search, target.value))}
          className="w-full"
        />
        <CalendarButton
          values={search.filters}
          onChoose={(stay) => change(withStay(withWhen(search, BY_DATES), stay))}
        />
      </div>
      {search.filters.nights && (
        <OpenStayFields values={search.filters} onChange={(stay) => change(withFilters(search, stay))} />
      )}
      {search.byDates && (
        <div>
          <StayFields bare values={search.filters} onChange={(stay) => change(withStay(search, stay))} />
          {errors.periodo && (
            <p className="text-sm font-semibold text-danger">{STAY_MESSAGES.datesMissing}</p>
          )}
        </div>
      )}
      {shownParts(search).fraction && (
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
