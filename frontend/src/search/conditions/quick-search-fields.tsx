import { useState } from 'react';
import { notAnAmount, readAmount } from '#common/pricing/amount.js';
import { formatAmount } from '#common/pricing/prices.js';
import { people } from '#common/listings/attributes/people.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { slug } from '#common/kernel/text.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { FractionId } from '#common/pricing/periods.js';
import { popularStays } from '#common/pricing/stays/popular-stays.js';
import { formatDay } from '#common/kernel/time/days.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { useSeason } from '../../app/use-season.js';
import { Select } from '../../ui/select.js';
import { TextField } from '../../ui/text-field.js';
import { UNREAD } from '../../ui/unread.js';
import { CountSelect } from './count-select.js';
import { asksFraction, SEARCH_OPTIONS } from '../search-options.js';
import {
  POPULAR_AMENITIES,
  withCode,
  withFilters,
  withType,
  type QuickSearch,
  type QuickSearchErrors,
} from './quick-search-state.js';
import { sizesOf } from './sizes.js';
import { CalendarButton } from '../calendar-button.js';
import { OpenStayFields, StayFields } from '../stay-fields.js';
import { BY_DATES, WHEN_OPTIONS, whenOf, withStay, withWhen } from './when.js';

interface FieldsProps {
  search: QuickSearch;
  errors: QuickSearchErrors;
  change: (next: QuickSearch) => void;
}

/** Town, type, and dependent fields. */
export function FilterFields({ search, errors, change }: FieldsProps) {
  const { filters } = search;
  const onChange = (choice: Partial<SearchFilters>): void => change(withFilters(search, choice));
  return (
    <>
      <Select
        label="Ciudad"
        name="ciudad"
        data-campo="town"
        isRequired
        placeholder="Elegí una ciudad"
        options={SEARCH_OPTIONS.towns}
        value={filters.towns[0] ?? ''}
        error={errors.town}
        onChange={({ target }) => change(withFilters(search, { towns: target.value ? [target.value] : [] }))}
      />
      <Select
        label="Tipo de vivienda"
        name="tipoPropiedad"
        data-campo="type"
        isRequired
        placeholder="Elegí un tipo"
        options={SEARCH_OPTIONS.types}
        value={filters.propertyTypes[0] ?? ''}
        error={errors.type}
        onChange={({ target }) =>
          change(withType(search, target.value ? (Number(target.value) as PropertyTypeId) : null))
        }
      />
      {sizesOf(filters).map((attribute) => (
        <CountSelect
          key={attribute.name}
          {...{ attribute, filters, onChange }}
          placeholder="Cualquier cantidad"
        />
      ))}
      {filters.operation === 'rental' && (
        <>
          <CountSelect attribute={people} {...{ filters, onChange }} placeholder="¿Cuántos son?" />
          <WhenFields {...{ search, errors, change }} />
        </>
      )}
      <BudgetField {...{ filters, onChange }} />
    </>
  );
}

interface BudgetFieldProps {
  filters: SearchFilters;
  onChange: (choice: Partial<SearchFilters>) => void;
}

/** The most that the home may cost. A plain field, because the one that groups digits is not in the first load. */
function BudgetField({ filters, onChange }: BudgetFieldProps) {
  const { operation, priceTo, currency } = filters;
  const [typed, setTyped] = useState<string>();
  const shown = priceTo === null ? '' : formatAmount(priceTo);
  const isUnread = priceTo === null && Boolean(typed?.trim());
  return (
    <TextField
      label={`Precio hasta (${currency ?? 'ARS'}$)`}
      name="precioHasta"
      inputMode="numeric"
      autoComplete="off"
      hint={operation === 'rental' && 'Por toda la estadía; sin fechas, por noche.'}
      value={typed ?? shown}
      error={isUnread ? notAnAmount(typed!) : undefined}
      {...{ [UNREAD]: isUnread || undefined }}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readAmount(target.value);
        const isOther = read?.currency === 'USD' && currency !== 'USD';
        onChange({ priceTo: isOther ? null : (read?.amount ?? null) });
      }}
      onBlur={() => priceTo !== null && setTyped(undefined)}
    />
  );
}

/** Dates, or a period and its fraction. */
function WhenFields({ search, errors, change }: FieldsProps) {
  const { filters, byDates } = search;
  return (
    <>
      <div className="flex flex-col items-start gap-1">
        <Select
          label="Cuándo"
          name="periodo"
          placeholder="Cualquier fecha"
          options={WHEN_OPTIONS}
          value={whenOf(search)}
          onChange={({ target }) => change(withWhen(search, target.value))}
          className="w-full"
        />
        <CalendarButton
          values={filters}
          onChoose={(stay) => change(withStay(withWhen(search, BY_DATES), stay))}
        />
      </div>
      {asksFraction(filters) && (
        <Select
          label="Fracción"
          name="fraccion"
          placeholder="Cualquiera"
          options={SEARCH_OPTIONS.fractions}
          value={filters.fraction ?? ''}
          onChange={({ target }) =>
            change(
              withFilters(search, {
                fraction: target.value ? (Number(target.value) as FractionId) : null,
              }),
            )
          }
        />
      )}
      {!byDates && (
        <noscript className="wide:col-span-2">
          <StayFields bare values={filters} onChange={() => undefined} />
        </noscript>
      )}
      {filters.nights && (
        <OpenStayFields values={filters} onChange={(stay) => change(withFilters(search, stay))} />
      )}
      {byDates && (
        <div data-campo="stay" className="wide:col-span-2">
          <StayFields bare values={filters} onChange={(stay) => change(withStay(search, stay))} />
          {errors.stay && <p className="text-sm font-semibold text-danger">{errors.stay}</p>}
        </div>
      )}
    </>
  );
}

/** Popular dates, chosen by one press, and common amenities. */
export function Pills({ search, change }: Pick<FieldsProps, 'search' | 'change'>) {
  const { operation, amenities } = search.filters;
  return (
    <div className="flex flex-col gap-3">
      {operation === 'rental' && <StayPills {...{ search, change }} />}
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Servicios</legend>
        {POPULAR_AMENITIES.map((label) => {
          const value = slug(label);
          const others = amenities.filter((other) => other !== value);
          return (
            <Pill
              key={label}
              {...{ label, value }}
              name="servicios"
              checked={amenities.includes(value)}
              onChange={(checked) =>
                change(withFilters(search, { amenities: checked ? [...amenities, value] : others }))
              }
            />
          );
        })}
      </fieldset>
    </div>
  );
}

function StayPills({ search, change }: Pick<FieldsProps, 'search' | 'change'>) {
  const season = useSeason();
  const { arrival, departure } = search.filters;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 noscript:hidden">
      <legend className="sr-only">Fechas más buscadas</legend>
      {popularStays(season).map(({ label, ...days }) => {
        const stay = { arrival: formatDay(days.arrival), departure: formatDay(days.departure) };
        return (
          <Pill
            key={label}
            label={label}
            checked={arrival === stay.arrival && departure === stay.departure}
            onChange={(checked) =>
              change(checked ? withStay(withWhen(search, BY_DATES), stay) : withWhen(search, ''))
            }
          />
        );
      })}
    </fieldset>
  );
}

interface PillProps {
  label: string;
  name?: string;
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Pill({ label, onChange, ...input }: PillProps) {
  return (
    <label className="choice pill text-ink-soft">
      <input
        type="checkbox"
        className="sr-only"
        {...input}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

/** The code, with the fixed prefix of the tab. */
export function CodeField({ search, errors, change }: FieldsProps) {
  return (
    <TextField
      label="Código del aviso"
      name="codigo"
      data-campo="code"
      autoComplete="off"
      inputMode="numeric"
      value={search.code}
      error={errors.code}
      hint={`Lo ves en cada aviso, por ejemplo ${OPERATIONS[search.filters.operation].codePrefix}-0042.`}
      onChange={(event) => change(withCode(search, event.target.value))}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (!/[a-z]|\d{4}/i.test(pasted)) return;
        event.preventDefault();
        change(withCode(search, pasted));
      }}
    />
  );
}
