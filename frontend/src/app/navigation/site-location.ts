/** Parts of the current URL, and state of its history entry. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Unique per history entry. */
  key: string;
}

/** Key of the initial entry, in the browser and on the server. */
export const FIRST_KEY = 'default';

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The full address of a path of the site. Not by `new URL(path, base)`, which reads `//host/…` as the address of another host. */
export function inSite(siteUrl: string, path: string): string {
  return new URL(new URL(siteUrl).origin + path).href;
}

/** The location of a URL, resolved against `base`. */
export function locate(
  address: string | URL,
  entry: { state: unknown; key: string },
  base?: string,
): SiteLocation {
  const { pathname, search, hash } = new URL(address, base);
  return { pathname, search, hash, ...entry };
}

export function addressOf({ pathname, search, hash }: SiteLocation): string {
  return pathname + search + hash;
}

/** Another fragment of the same page, which needs no loading. */
export function isSamePage(to: SiteLocation, from: SiteLocation): boolean {
  return to.hash !== '' && to.pathname === from.pathname && to.search === from.search;
}
