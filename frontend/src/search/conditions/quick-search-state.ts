import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { stayFault } from '#common/search/filters/stay.js';
import { isQuickSearchCode, maskQuickSearchCode, operationOfCode } from '#common/listings/typed-code.js';
import { changeFilters, emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { slug } from '#common/kernel/text.js';
import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { singleChoices } from './single-choices.js';
import type { WhenState } from './when.js';
import { today } from '../../app/today.js';

/** State of the home page's quick search (public-site.md §4 and §5). */
export interface QuickSearch extends WhenState {
  /** Searches by code instead of filters. */
  codeMode: boolean;
  code: string;
}

export type QuickSearchField = 'town' | 'type' | 'stay' | 'code';
export type QuickSearchErrors = Partial<Record<QuickSearchField, string>>;

export function emptyQuickSearch(operation: Operation = 'rental', codeMode = false): QuickSearch {
  return {
    filters: emptyFilters(operation),
    byDates: false,
    codeMode,
    code: maskQuickSearchCode('', operation),
  };
}

/** Amenities of the quick search; the panel beside the results has all. */
export const POPULAR_AMENITIES = ['Pileta', 'Parrilla', 'Mascotas', 'Cochera', 'Wi-Fi'] as const;
const POPULAR_SLUGS: readonly string[] = POPULAR_AMENITIES.map(slug);

/** Filters with a field of their own. */
const SHOWN = [
  'propertyTypes',
  'bedrooms',
  'rooms',
  'people',
  'period',
  'fraction',
  'arrival',
  'departure',
  'nights',
  'month',
  'free',
  'priceTo',
] as const satisfies readonly (keyof SearchFilters)[];

/** Form values of a search, without the filters that the form does not show: they would restrict the next search unseen. */
export function quickSearchOf(filters: SearchFilters): QuickSearch {
  const { operation, arrival, priceTo, currency } = filters;
  const { towns, amenities, ...single } = singleChoices(filters);
  return {
    ...emptyQuickSearch(operation),
    filters: {
      ...emptyFilters(operation),
      ...Object.fromEntries(SHOWN.map((field) => [field, single[field]])),
      towns,
      amenities: amenities.filter((name) => POPULAR_SLUGS.includes(name)),
      currency: priceTo === null ? null : currency,
    },
    byDates: arrival !== null,
  };
}

/** Switches the tab: the code's prefix changes; sales have no season. */
export function withOperation(search: QuickSearch, operation: Operation): QuickSearch {
  return {
    ...search,
    filters: changeFilters(search.filters, { operation }),
    byDates: false,
    code: maskQuickSearchCode('', operation),
  };
}

/** Switching the code mode clears every field. */
export function withCodeMode(search: QuickSearch, codeMode: boolean): QuickSearch {
  return emptyQuickSearch(search.filters.operation, codeMode);
}

/** Input of the code field; a code of the other operation switches the tab. */
export function withCode(search: QuickSearch, typed: string): QuickSearch {
  const { operation } = search.filters;
  const meant = operationOfCode(typed) ?? operation;
  const turned = meant === operation ? search : withOperation(search, meant);
  return { ...turned, code: maskQuickSearchCode(typed, meant) };
}

/** Changing the type clears bedrooms and rooms. */
export function withType(search: QuickSearch, type: PropertyTypeId | null): QuickSearch {
  const change = { propertyTypes: type ? [type] : [], bedrooms: [], rooms: [] };
  return withFilters(search, change);
}

export function withFilters(search: QuickSearch, change: Partial<SearchFilters>): QuickSearch {
  return { ...search, filters: changeFilters(search.filters, change) };
}

/** Faults that prevent the search: of the code in code mode, otherwise of town, type and dates. */
export function faultsOf(search: QuickSearch): QuickSearchErrors {
  if (search.codeMode) return codeFaults(search);
  const { filters, byDates } = search;
  const errors: QuickSearchErrors = {};
  if (filters.towns.length === 0) errors.town = SEARCH_MESSAGES.townRequired;
  if (filters.propertyTypes.length === 0) errors.type = SEARCH_MESSAGES.typeRequired;
  const fault = byDates ? stayFault(filters, today()) : undefined;
  if (fault) errors.stay = fault.text;
  return errors;
}

function codeFaults({ code, filters: { operation } }: QuickSearch): QuickSearchErrors {
  if (code === maskQuickSearchCode('', operation)) return { code: SEARCH_MESSAGES.codeEmpty };
  return isQuickSearchCode(code) ? {} : { code: SEARCH_MESSAGES.codeShape };
}
