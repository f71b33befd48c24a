import { useSearchParams } from 'react-router-dom';
import { readFilters, withFilters, type FilterDefaults } from './list-address.js';

export interface ListFilters<Name extends string> {
  values: Record<Name, string>;
  change: (changes: Partial<Record<Name, string>>) => void;
  clear: () => void;
  /** Whether any differs from its default. */
  isFiltered: boolean;
  params: URLSearchParams;
}

/** A list's filters, which live in the address. */
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
