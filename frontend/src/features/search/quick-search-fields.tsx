import { maskQuickSearchCode } from '#common/rules/listing-code.js';
import type { CountChoice } from '#common/rules/search-filters.js';
import type { FractionId, PeriodId } from '#common/vocabulary/periods.js';
import { FLAT, HOUSE, type PropertyTypeId } from '#common/vocabulary/property-types.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { Select } from '../../ui/select.js';
import { TextField } from '../../ui/text-field.js';
import { SEARCH_OPTIONS } from './options.js';
import {
  asksFraction,
  withPeriod,
  withType,
  type QuickSearch,
  type QuickSearchErrors,
} from './quick-search-state.js';

interface FieldsProps {
  search: QuickSearch;
  errors: QuickSearchErrors;
  change: (next: QuickSearch) => void;
}

/** A chosen number, or null for the empty entry. */
function idOf<T extends number>(value: string): T | null {
  return value ? (Number(value) as T) : null;
}

/** Town, type and what follows from them. */
export function FilterFields({ search, errors, change }: FieldsProps) {
  return (
    <>
      <Select
        label="Ciudad"
        name="ciudad"
        data-campo="town"
        isRequired
        placeholder="Elegí una ciudad"
        options={SEARCH_OPTIONS.towns}
        value={search.town}
        error={errors.town}
        onChange={(event) => change({ ...search, town: event.target.value })}
      />
      <Select
        label="Tipo de vivienda"
        name="tipoPropiedad"
        data-campo="type"
        isRequired
        placeholder="Elegí un tipo"
        options={SEARCH_OPTIONS.types}
        value={search.type ?? ''}
        error={errors.type}
        onChange={(event) => change(withType(search, idOf<PropertyTypeId>(event.target.value)))}
      />
      <SizeField {...{ search, errors, change }} />
      {search.operation === 'rental' && <SeasonFields {...{ search, errors, change }} />}
    </>
  );
}

/** Bedrooms of a house, rooms of a flat. */
function SizeField({ search, errors, change }: FieldsProps) {
  if (search.type === HOUSE) {
    return (
      <Select
        label="Dormitorios"
        name="dormitorios"
        data-campo="bedrooms"
        isRequired
        placeholder="Elegí cuántos"
        options={SEARCH_OPTIONS.bedrooms}
        value={search.bedrooms}
        error={errors.bedrooms}
        onChange={(event) => change({ ...search, bedrooms: event.target.value as CountChoice })}
      />
    );
  }
  if (search.type !== FLAT) return null;
  return (
    <Select
      label="Ambientes"
      name="ambientes"
      data-campo="rooms"
      isRequired
      placeholder="Elegí cuántos"
      options={SEARCH_OPTIONS.rooms}
      value={search.rooms}
      error={errors.rooms}
      onChange={(event) => change({ ...search, rooms: event.target.value as CountChoice })}
    />
  );
}

/** When: the period, and its fraction where it has any. Sent by name, as the address has it. */
function SeasonFields({ search, change }: FieldsProps) {
  return (
    <>
      <Select
        label="Período"
        isRequired
        placeholder="Elegí un período"
        options={SEARCH_OPTIONS.periods}
        value={search.period ?? ''}
        onChange={(event) => change(withPeriod(search, idOf<PeriodId>(event.target.value)))}
      />
      {asksFraction(search) && (
        <Select
          label="Fracción"
          placeholder="Cualquiera"
          options={SEARCH_OPTIONS.fractions}
          value={search.fraction ?? ''}
          onChange={(event) => change({ ...search, fraction: idOf<FractionId>(event.target.value) })}
        />
      )}
    </>
  );
}

/** The code, with the prefix of the tab locked. */
export function CodeField({ search, errors, change }: FieldsProps) {
  return (
    <TextField
      label="Código del aviso"
      name="codigo"
      data-campo="code"
      autoComplete="off"
      inputMode="numeric"
      maxLength={LIMITS.quickSearchCodeLength}
      value={search.code}
      error={errors.code}
      hint="Lo ves en cada aviso, por ejemplo ALQ-0042."
      onChange={(event) =>
        change({ ...search, code: maskQuickSearchCode(event.target.value, search.operation) })
      }
    />
  );
}
