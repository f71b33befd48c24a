import { takenPrice, type KeyedPrice } from './taken-price.js';

const at = (id: number | null, period: number | null, fraction: number | null): KeyedPrice => ({
  id,
  period,
  fraction,
});

describe('a price has the place of another', () => {
  it.each<[string, KeyedPrice[], KeyedPrice[], number | undefined]>([
    ['no, where it is the only one', [at(null, 2, 1)], [], undefined],
    ['yes, of the same period and fraction', [at(null, 2, 1)], [at(7, 2, 1)], 0],
    ['no, of another fraction', [at(null, 2, 2)], [at(7, 2, 1)], undefined],
    ['no, of another period', [at(null, 3, 1)], [at(7, 2, 1)], undefined],
    ['no, where it stays in its own', [at(7, 2, 1)], [at(7, 2, 1)], undefined],
    ['no, where two exchange theirs', [at(7, 2, 2), at(8, 2, 1)], [at(7, 2, 1), at(8, 2, 2)], undefined],
    ['yes, the second of two', [at(null, 3, 1), at(null, 2, 1)], [at(7, 2, 1)], 1],
    ['yes, a second price of a sale', [at(null, null, null)], [at(7, null, null)], 0],
  ])('%s', (_, saved, stored, index) => {
    expect(takenPrice(saved, stored)).toBe(index === undefined ? undefined : saved[index]);
  });
});
