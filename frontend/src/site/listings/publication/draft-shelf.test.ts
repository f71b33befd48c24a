import { DraftShelf, type ShelfStore } from './draft-shelf.js';

function memory(): ShelfStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const KIND = { name: 'aviso', version: 1, keepDays: 30 };
const DAY = 86_400_000;

describe('a shelf of drafts', () => {
  it('gives the one written last first, and nothing of others', () => {
    const store = memory();
    store.kept.set('otro:1', '{}');
    const shelf = new DraftShelf<string>(KIND, () => store);
    shelf.write('a', 'uno', 1);
    shelf.write('b', 'dos', 2);
    shelf.write('a', 'tres', 3);
    expect(shelf.all(4)).toMatchObject([
      { id: 'a', content: 'tres' },
      { id: 'b', content: 'dos' },
    ]);
    shelf.forget('a');
    expect(shelf.all(4).map(({ id }) => id)).toEqual(['b']);
  });

  it('deletes expired and unreadable drafts', () => {
    const store = memory();
    const shelf = new DraftShelf<string>(KIND, () => store);
    shelf.write('alt', 'x', 0);
    store.kept.set('aviso:roto', '{');
    expect(shelf.all(31 * DAY)).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('is empty where the browser keeps nothing', () => {
    const shelf = new DraftShelf<string>(KIND, () => {
      throw new Error('denied');
    });
    expect([shelf.write('a', 'x'), shelf.all()]).toEqual([false, []]);
  });
});
