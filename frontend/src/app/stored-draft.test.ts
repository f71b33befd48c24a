import { StoredDraft, type DraftStore } from './stored-draft.js';

function memory(): DraftStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

const KIND = { name: 'aviso', version: 2, keepDays: 30 };
const DAY = 86_400_000;

describe('a draft', () => {
  it('comes back as it was kept', () => {
    const store = memory();
    expect(new StoredDraft<{ a: number }>(KIND, () => store).write({ a: 1 })).toBe(true);
    expect(new StoredDraft<{ a: number }>(KIND, () => store).read()).toEqual({ a: 1 });
  });

  it('of another version is none', () => {
    const store = memory();
    new StoredDraft({ ...KIND, version: 1 }, () => store).write({ a: 1 });
    expect(new StoredDraft(KIND, () => store).read()).toBeUndefined();
  });

  it('is forgotten after its days, and on demand', () => {
    const store = memory();
    const draft = new StoredDraft(KIND, () => store);
    draft.write({ a: 1 }, 0);
    expect(draft.read(30 * DAY)).toEqual({ a: 1 });
    expect(draft.read(30 * DAY + 1)).toBeUndefined();
    draft.forget();
    expect(store.kept.size).toBe(0);
  });

  it('that cannot be read is none', () => {
    const store = memory();
    store.kept.set('aviso', '{');
    expect(new StoredDraft(KIND, () => store).read()).toBeUndefined();
  });

  it('does no harm where the browser keeps nothing', () => {
    const draft = new StoredDraft(KIND, () => {
      throw new Error('denied');
    });
    expect(draft.write({})).toBe(false);
    expect(draft.read()).toBeUndefined();
    expect(() => draft.forget()).not.toThrow();
  });
});
