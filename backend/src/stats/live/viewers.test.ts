import { VIEW_MS, Viewers, type View } from './viewers.js';

const view = (accountId: number, listingId: number): View => ({
  accountId,
  email: `${accountId}@ejemplo.com.ar`,
  listingId,
});

describe('notices that accounts have open', () => {
  it('are those of the others, by listing', () => {
    const viewers = new Viewers();
    for (const one of [view(2, 9), view(1, 9), view(3, 4), view(3, 9)]) viewers.note(one, 0);
    expect(viewers.of(1, 1)).toEqual([view(3, 4), view(2, 9), view(3, 9)]);
    expect(viewers.of(7, 1)).toHaveLength(4);
  });

  it('end when their screen is left', () => {
    const viewers = new Viewers();
    for (const one of [view(1, 9), view(1, 4), view(2, 9)]) viewers.note(one, 0);
    viewers.end({ accountId: 1, listingId: 9 });
    viewers.end({ accountId: 5, listingId: 9 });
    expect(viewers.of(7, 1)).toEqual([view(1, 4), view(2, 9)]);
  });

  it('end if they are not renewed', () => {
    const viewers = new Viewers();
    viewers.note(view(1, 9), 0);
    viewers.note(view(2, 9), 0);
    viewers.note(view(2, 9), VIEW_MS - 1);
    expect(viewers.of(7, VIEW_MS - 1)).toHaveLength(2);
    expect(viewers.of(7, VIEW_MS)).toEqual([view(2, 9)]);
    expect(viewers.of(7, 2 * VIEW_MS - 1)).toEqual([]);
  });
});
