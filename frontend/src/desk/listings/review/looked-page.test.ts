import { nextLook, type Looked } from './looked-page.js';

describe('the page of the list on which a notice is looked for', () => {
  /** Pages that are read for a notice on a page; 0 for none. */
  const readFor = (on: number, pages: number): number[] => {
    const read = [1];
    let looked: Looked = { page: 1, wasFound: false };
    for (;;) {
      const next = nextLook(looked, { isHere: looked.page === on, pages });
      if (next.page === looked.page) return read;
      looked = next;
      read.push(looked.page);
    }
  };

  it.each([
    ['the first', 1, 3, [1]],
    ['the last', 3, 3, [1, 2, 3]],
    ['none, so the list stays at its beginning', 0, 3, [1, 2, 3, 1]],
    ['none of one page', 0, 1, [1]],
    ['none of an empty list', 0, 0, [1]],
  ])('is %s', (_what, on, pages, read) => {
    expect(readFor(on, pages)).toEqual(read);
  });

  it('stays where the notice was, after a decision took it from the list', () => {
    expect(nextLook({ page: 2, wasFound: true }, { isHere: false, pages: 3 })).toEqual({
      page: 2,
      wasFound: true,
    });
  });
});
