import { StoredDraft, type DraftKind, type DraftStore } from '../../../app/stored-draft.js';

/** A store whose keys can be enumerated. */
export type ShelfStore = DraftStore & Pick<Storage, 'key' | 'length'>;

/** Several drafts of one kind, each with its own id. */
export class DraftShelf<T> {
  constructor(
    private readonly kind: DraftKind,
    private readonly openStore: () => ShelfStore = () => window.localStorage,
  ) {}

  /** All readable drafts, newest first. Deletes the others: expired, damaged, of another version. */
  all(now = Date.now()): { id: string; content: T }[] {
    const kept = this.ids().flatMap((id) => {
      const draft = this.draft(id).readStored(now);
      if (!draft) this.forget(id);
      return draft ? [{ id, ...draft }] : [];
    });
    return kept.toSorted((one, other) => other.savedAt - one.savedAt);
  }

  /** Stores a draft; returns whether it could be stored. */
  write(id: string, content: T, now = Date.now()): boolean {
    return this.draft(id).write(content, now);
  }

  forget(id: string): void {
    this.draft(id).forget();
  }

  private draft(id: string): StoredDraft<T> {
    return new StoredDraft({ ...this.kind, name: this.prefix + id }, this.openStore);
  }

  private get prefix(): string {
    return `${this.kind.name}:`;
  }

  private ids(): string[] {
    try {
      const store = this.openStore();
      const names = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
      return names
        .filter((name) => name.startsWith(this.prefix))
        .map((name) => name.slice(this.prefix.length));
    } catch {
      return [];
    }
  }
}
