/** Names and defaults of a list's filters; a filter at its default does not stand in the address. */
export type FilterDefaults<Name extends string> = Readonly<Record<Name, string>>;

const PAGE = 'pagina';

/** The filters that an address holds, with the defaults of those that it does not. */
export function readFilters<Name extends string>(
  params: URLSearchParams,
  defaults: FilterDefaults<Name>,
): Record<Name, string> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [name, params.get(name) ?? value]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The page that an address names, from 1. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The address' query with some filters changed, from the first page on. */
export function withFilters<Name extends string>(
  params: URLSearchParams,
  defaults: FilterDefaults<Name>,
  changes: Partial<Record<Name, string>>,
): URLSearchParams {
  const values = { ...readFilters(params, defaults), ...changes };
  const changed = Object.entries<string>(values).filter(([name, value]) => value !== defaults[name as Name]);
  return new URLSearchParams(changed);
}

/** The same filters on another page: `?operacion=venta&pagina=2`, empty without any. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE, String(page));
  else next.delete(PAGE);
  return next.size > 0 ? `?${next}` : '';
}
