import { CODE_LISTS, readCodes, withCode, withPresentCode } from '#common/search/saved/code-list.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';

/**
 * Codes of notices stored in this browser only, newest first. All tabs show the same list. Without storage the list lasts as long as the
 * page; unreadable contents count as none.
 */
class DeviceList {
  private readonly listeners = new Set<() => void>();
  /** The text that `codes` was read from, so that equal contents are the same object. */
  private text: string | null = null;
  private codes: readonly string[] = [];

  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  all = (): readonly string[] => {
    const text = this.stored();
    if (text !== this.text) {
      this.text = text;
      this.codes = readCodes(parse(text), this.most);
    }
    return this.codes;
  };

  add(code: string): void {
    this.put(withCode(this.all(), code, this.most));
  }

  remove(code: string): void {
    this.put(this.all().filter((other) => other !== code));
  }

  toggle(code: string): void {
    if (this.all().includes(code)) this.remove(code);
    else this.add(code);
  }

  /** Follows notices whose codes have changed. */
  follow(listings: readonly MapListingWire[]): void {
    const before = this.all();
    const moves = listings.flatMap(({ codigo, codigosAnteriores = [] }) =>
      codigosAnteriores.filter((code) => before.includes(code)).map((code) => [code, codigo] as const),
    );
    if (moves.length === 0) return;
    this.put(moves.reduce((codes, [former, present]) => withPresentCode(codes, former, present), before));
  }

  /** Calls back after every change, in this tab or another. */
  subscribe = (changed: () => void): (() => void) => {
    const heard = ({ key }: StorageEvent): void => {
      if (key === null || key === this.key) changed();
    };
    this.listeners.add(changed);
    window.addEventListener('storage', heard);
    return () => {
      this.listeners.delete(changed);
      window.removeEventListener('storage', heard);
    };
  };

  private put(codes: readonly string[]): void {
    const text = JSON.stringify(codes);
    try {
      window.localStorage.setItem(this.key, text);
    } catch {
      // `stored` then fails too, or returns the old text; the page keeps its own.
    }
    this.text = text;
    this.codes = codes;
    for (const changed of this.listeners) changed();
  }

  private stored(): string | null {
    try {
      return window.localStorage.getItem(this.key);
    } catch {
      return this.text;
    }
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]') as unknown;
  } catch {
    return [];
  }
}

export const favourites = new DeviceList('favoritos', CODE_LISTS.favourites);
export const seen = new DeviceList('vistos', CODE_LISTS.seen);
