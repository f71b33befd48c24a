import type { Params } from '../route-services.js';

/**
 * What a path gives for the `:name` parts of a pattern; undefined where it does not fit. A `*` at the end stands for anything. Capitals and
 * a slash at the end make no difference.
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
