/** Names and defaults of a list's filters; defaults are omitted from the URL. */
export type FilterDefaults<Name extends string> = Readonly<Record<Name, string>>;

const PAGE = 'pagina';

/** Filters of a URL, completed with defaults. */
export function readFilters<Name extends string>(
  params: URLSearchParams,
  defaults: FilterDefaults<Name>,
): Record<Name, string> {
  const entries = Object.entries<string>(defaults).map(([name, value]) => [name, params.get(name) ?? value]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Page of a URL, from 1. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Query with some filters changed, first page. */
export function withFilters<Name extends string>(
  params: URLSearchParams,
  defaults: FilterDefaults<Name>,
  changes: Partial<Record<Name, string>>,
): URLSearchParams {
  const values = { ...readFilters(params, defaults), ...changes };
  const changed = Object.entries<string>(values).filter(([name, value]) => value !== defaults[name as Name]);
  return new URLSearchParams(changed);
}

/** The same filters on another page: `?operacion=venta&pagina=2`; may be empty. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page > 1) next.set(PAGE, String(page));
  else next.delete(PAGE);
  return next.size > 0 ? `?${next}` : '';
}
