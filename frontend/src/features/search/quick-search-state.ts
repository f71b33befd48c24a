import { SEARCH_MESSAGES } from '#common/messages/search.js';
import { isQuickSearchCode, maskQuickSearchCode } from '#common/rules/listing-code.js';
import { emptyFilters, type CountChoice, type SearchFilters } from '#common/rules/search-filters.js';
import type { Operation } from '#common/vocabulary/operations.js';
import { PERIODS, type FractionId, type PeriodId } from '#common/vocabulary/periods.js';
import { FLAT, HOUSE, type PropertyTypeId } from '#common/vocabulary/property-types.js';

/** What stands in the quick search of the home page (public-site.md §4 and §5). */
export interface QuickSearch {
  operation: Operation;
  /** Looks for one code instead of filters. */
  codeMode: boolean;
  code: string;
  town: string;
  type: PropertyTypeId | null;
  bedrooms: CountChoice | '';
  rooms: CountChoice | '';
  period: PeriodId | null;
  fraction: FractionId | null;
}

export type QuickSearchField = 'town' | 'type' | 'bedrooms' | 'rooms' | 'code';
export type QuickSearchErrors = Partial<Record<QuickSearchField, string>>;

export function emptyQuickSearch(operation: Operation = 'rental', codeMode = false): QuickSearch {
  return {
    operation,
    codeMode,
    code: maskQuickSearchCode('', operation),
    town: '',
    type: null,
    bedrooms: '',
    rooms: '',
    period: null,
    fraction: null,
  };
}

/** Another tab: the code's prefix follows it; sales know no period and fraction. */
export function withOperation(search: QuickSearch, operation: Operation): QuickSearch {
  const code = maskQuickSearchCode('', operation);
  return operation === 'sale'
    ? { ...search, operation, code, period: null, fraction: null }
    : { ...search, operation, code };
}

/** Turning the code mode on or off clears every field. */
export function withCodeMode(search: QuickSearch, codeMode: boolean): QuickSearch {
  return emptyQuickSearch(search.operation, codeMode);
}

/** Another type clears bedrooms and rooms, which belong to the one before. */
export function withType(search: QuickSearch, type: PropertyTypeId | null): QuickSearch {
  return { ...search, type, bedrooms: '', rooms: '' };
}

/** A period let only whole, and none, have no fraction. */
export function withPeriod(search: QuickSearch, period: PeriodId | null): QuickSearch {
  const next = { ...search, period };
  return asksFraction(next) ? next : { ...next, fraction: null };
}

export function asksFraction({ operation, period }: Pick<QuickSearch, 'operation' | 'period'>): boolean {
  return operation === 'rental' && PERIODS.some(({ id, hasFractions }) => id === period && hasFractions);
}

export function faultsOf(search: QuickSearch): QuickSearchErrors {
  if (search.codeMode) return codeFaults(search);
  const errors: QuickSearchErrors = {};
  if (!search.town) errors.town = SEARCH_MESSAGES.townRequired;
  if (!search.type) errors.type = SEARCH_MESSAGES.typeRequired;
  if (search.type === HOUSE && !search.bedrooms) errors.bedrooms = SEARCH_MESSAGES.bedroomsRequired;
  if (search.type === FLAT && !search.rooms) errors.rooms = SEARCH_MESSAGES.roomsRequired;
  return errors;
}

function codeFaults({ code, operation }: QuickSearch): QuickSearchErrors {
  if (code === maskQuickSearchCode('', operation)) return { code: SEARCH_MESSAGES.codeEmpty };
  return isQuickSearchCode(code) ? {} : { code: SEARCH_MESSAGES.codeShape };
}

/** The search that a faultless form asks for. */
export function toFilters({
  operation,
  town,
  type,
  bedrooms,
  rooms,
  period,
  fraction,
}: QuickSearch): SearchFilters {
  return {
    ...emptyFilters(operation),
    towns: town ? [town] : [],
    propertyTypes: type ? [type] : [],
    bedrooms: bedrooms ? [bedrooms] : [],
    rooms: rooms ? [rooms] : [],
    period,
    fraction,
  };
}
