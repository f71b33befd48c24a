import type { Params } from '../route-services.js';

/**
 * Values of the `:name` parts of a pattern; undefined if the path does not match. A trailing `*` matches anything. Case and a trailing
 * slash are ignored.
 */
export function paramsOf(pattern: string, pathname: string): Params | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
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

function partsOf(pathname: string): string[] {
  return pathname
    .replace(/^\/|\/+$/g, '')
    .split('/')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
