import { moveTo, settleOrder } from './photo-order.js';

describe('the order of photos on the screen', () => {
  it.each([
    ['stays', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
    ['takes new ones at the end', [2, 1], [1, 2, 3], [2, 1, 3]],
    ['drops those that went', [3, 2, 1], [1, 3], [3, 1]],
    ['of nothing is the saved one', [], [1, 2], [1, 2]],
  ])('%s', (_what, draft, saved, settled) => {
    expect(settleOrder(draft, saved)).toEqual(settled);
  });

  it.each([
    [1, 2, [2, 3, 1, 4]],
    [4, 0, [4, 1, 2, 3]],
    [2, 1, [1, 2, 3, 4]],
    [2, 99, [1, 3, 4, 2]],
    [2, -1, [2, 1, 3, 4]],
  ])('moves photo %d to place %d', (id, place, moved) => {
    expect(moveTo([1, 2, 3, 4], id, place)).toEqual(moved);
  });
});
