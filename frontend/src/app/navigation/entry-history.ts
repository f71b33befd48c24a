import { FIRST_KEY, addressOf, locate, type SiteLocation } from './site-location.js';

/** State of a history entry. */
interface Entry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

/** The browser's history with numbered entries, so that a step back can be undone. */
export class EntryHistory {
  private index: number;

  /** @param onPop is called after back or forward, with the number of entries if known */
  constructor(onPop: (location: SiteLocation, by: number | null) => void) {
    const index = entry().idx;
    if (index === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
    this.index = index ?? 0;
    window.addEventListener('popstate', () => {
      const next = entry().idx;
      const by = next === undefined ? null : next - this.index;
      this.index = next ?? this.index;
      onPop(this.location, by);
    });
  }

  get location(): SiteLocation {
    const { usr = null, key = FIRST_KEY } = entry();
    return locate(window.location.href, { state: usr, key });
  }

  push(location: SiteLocation): void {
    this.index += 1;
    window.history.pushState(this.entryOf(location), '', addressOf(location));
  }

  replace(location: SiteLocation): void {
    window.history.replaceState(this.entryOf(location), '', addressOf(location));
  }

  go(by: number): void {
    window.history.go(by);
  }

  private entryOf({ state, key }: SiteLocation): Entry {
    return { usr: state, key, idx: this.index };
  }
}

function entry(): Entry {
  return (window.history.state ?? {}) as Entry;
}
