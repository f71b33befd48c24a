import { useSearchParams } from 'react-router-dom';
import { readFilters, withFilters, type FilterDefaults } from './list-address.js';

export interface ListFilters<Name extends string> {
  values: Record<Name, string>;
  change: (changes: Partial<Record<Name, string>>) => void;
  clear: () => void;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  params: URLSearchParams;
}

/** Filters of a list, stored in the URL. */
export function useListFilters<Name extends string>(defaults: FilterDefaults<Name>): ListFilters<Name> {
  const [params, setParams] = useSearchParams();
  const options = { replace: true, preventScrollReset: true };
  return {
    values: readFilters(params, defaults),
    change: (changes) => setParams((now) => withFilters(now, defaults, changes), options),
    clear: () => setParams({}, options),
    isFiltered: withFilters(params, defaults, {}).size > 0,
    params,
  };
}
