/** Storage of a draft: localStorage, or a substitute. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftKind {
  /** Key in the storage. */
  name: string;
  /** Incremented when the shape changes; drafts of other versions are discarded. */
  version: number;
  /** Expiry of a draft: it contains personal data, possibly on a shared computer. */
  keepDays: number;
}

export interface StoredContent<T> {
  version: number;
  savedAt: number;
  content: T;
}

const DAY_MS = 86_400_000;

/**
 * Input of a long form, stored on the device until it is sent. If the browser cannot store it (private window, full disk), the form works
 * without drafts.
 */
export class StoredDraft<T> {
  constructor(
    private readonly kind: DraftKind,
    private readonly openStore: () => DraftStore = () => window.localStorage,
  ) {}

  /** The draft; undefined if there is none, or it has expired or is unreadable. */
  read(now = Date.now()): T | undefined {
    return this.readStored(now)?.content;
  }

  /** The same with the time at which it was written. */
  readStored(now = Date.now()): StoredContent<T> | undefined {
    try {
      const text = this.openStore().getItem(this.kind.name);
      if (!text) return undefined;
      const kept = JSON.parse(text) as StoredContent<T>;
      const tooOld = now - kept.savedAt > this.kind.keepDays * DAY_MS;
      if (kept.version !== this.kind.version || tooOld) return undefined;
      return kept;
    } catch {
      return undefined;
    }
  }

  /** Stores the draft; returns whether it could be stored. */
  write(content: T, now = Date.now()): boolean {
    try {
      const kept: StoredContent<T> = { version: this.kind.version, savedAt: now, content };
      this.openStore().setItem(this.kind.name, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  forget(): void {
    try {
      this.openStore().removeItem(this.kind.name);
    } catch {
      // No storage available.
    }
  }
}
