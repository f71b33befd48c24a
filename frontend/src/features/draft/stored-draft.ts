/** Where a draft is kept; the browser's localStorage, or a stand-in for it. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftKind {
  /** Name in the store. */
  name: string;
  /** Counted up whenever the shape changes: drafts of another version are forgotten. */
  version: number;
  /** After so long a draft is forgotten: it holds personal data, perhaps on somebody else's computer. */
  keepDays: number;
}

export interface Kept<T> {
  version: number;
  savedAt: number;
  content: T;
}

const DAY_MS = 86_400_000;

/**
 * What a person typed into a long form, kept on the device until it is sent. A browser that keeps nothing (private
 * window, full disk) makes it a form without memory, never a broken one.
 */
export class StoredDraft<T> {
  constructor(
    private readonly kind: DraftKind,
    private readonly openStore: () => DraftStore = () => window.localStorage,
  ) {}

  /** The draft, or undefined when there is none, it is too old, or it cannot be read. */
  read(now = Date.now()): T | undefined {
    return this.readKept(now)?.content;
  }

  /** The same with the moment at which it was written. */
  readKept(now = Date.now()): Kept<T> | undefined {
    try {
      const text = this.openStore().getItem(this.kind.name);
      if (!text) return undefined;
      const kept = JSON.parse(text) as Kept<T>;
      const tooOld = now - kept.savedAt > this.kind.keepDays * DAY_MS;
      if (kept.version !== this.kind.version || tooOld) return undefined;
      return kept;
    } catch {
      return undefined;
    }
  }

  /** Whether it could be kept. */
  write(content: T, now = Date.now()): boolean {
    try {
      const kept: Kept<T> = { version: this.kind.version, savedAt: now, content };
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
      // Nothing was kept.
    }
  }
}
