import type { Params } from './route-services.js';

/**
 * Values of the `:name` parts of a pattern; undefined if the path does not match. A trailing `*` matches anything. Case is ignored.
 * @param wanted parts of the pattern
 * @param given parts of the path
 */
export function paramsOf(wanted: readonly string[], given: readonly string[]): Params | undefined {
  const params: Params = {};
  for (const [place, part] of wanted.entries()) {
    if (part === '*') return params;
    const value = given[place];
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return given.length === wanted.length ? params : undefined;
}

/** The decoded parts of a path. One slash at its end is ignored; further empty parts stay, so that `//` is not the home page. */
export function partsOf(pathname: string): string[] {
  const start = pathname.startsWith('/') ? 1 : 0;
  const end = pathname.length > 2 && pathname.endsWith('/') ? -1 : undefined;
  return pathname.slice(start, end).split('/').map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
