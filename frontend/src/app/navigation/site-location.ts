/** Where a visit stands: the parts of its address, and what its entry of the history keeps. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** One for each entry of the history. */
  key: string;
}

/** Key of the entry with which a visit begins, in the browser and on the server. */
export const FIRST_KEY = 'default';

export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The location of an address; a relative one counts from `base`. */
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

/** Another place on the same page, which has all that it needs. */
export function isSamePage(to: SiteLocation, from: SiteLocation): boolean {
  return to.hash !== '' && to.pathname === from.pathname && to.search === from.search;
}
