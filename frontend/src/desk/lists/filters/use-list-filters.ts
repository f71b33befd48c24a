import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFilters, withFilters, type FilterDefaults } from './list-address.js';

/** Filters that exclude rows of a list. */
export interface ListNarrowing {
  isFiltered: boolean;
  /** Shows all rows. */
  clear: () => void;
}

export interface ListFilters<Name extends string> {
  values: Record<Name, string>;
  /** Returns all values after the change; `values` follows once the session was checked. */
  change: (changes: Partial<Record<Name, string>>) => Record<Name, string>;
  clear: () => void;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  /** The same without the parameters that choose or order the list. */
  narrowing: ListNarrowing;
  /** Whether a filter differs from its default. */
  narrows: (name: Name) => boolean;
  /** Gives a filter its default. */
  reset: (name: Name) => void;
  /** Query without a filter, first page. */
  hrefWithout: (name: Name) => string;
  params: URLSearchParams;
}

/**
 * Filters of a list, stored in the URL.
 * @param choosing names of those that choose or order the list and leave out no row of it
 */
export function useListFilters<Name extends string>(
  defaults: FilterDefaults<Name>,
  choosing: readonly Name[] = [],
): ListFilters<Name> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const values = readFilters(params, defaults);
  /** Filters whose navigation has not ended: the session is checked before the address changes. A further change continues from them. */
  const wanted = useRef<URLSearchParams>(undefined);
  const want = async (next: URLSearchParams): Promise<void> => {
    wanted.current = next;
    await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    if (wanted.current === next) wanted.current = undefined;
  };
  const change = (changes: Partial<Record<Name, string>>): Record<Name, string> => {
    // Not `params`, because a busy browser renders an address long after it has changed.
    const current = wanted.current ?? new URLSearchParams(window.location.search);
    const next = withFilters(current, defaults, changes);
    void want(next);
    return readFilters(next, defaults);
  };
  const narrowed = withFilters(params, defaults, pick(defaults, choosing));
  return {
    values,
    change,
    clear: () => void want(new URLSearchParams()),
    isFiltered: withFilters(params, defaults, {}).size > 0,
    narrowing: {
      isFiltered: narrowed.size > 0,
      clear: () => void change({ ...defaults, ...pick(values, choosing) }),
    },
    narrows: (name) => values[name] !== defaults[name],
    reset: (name) => void change(pick(defaults, [name])),
    hrefWithout: (name) => `?${withFilters(params, defaults, pick(defaults, [name]))}`,
    params,
  };
}

function pick<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Record<Name, string>>;
}
