import { setImmediate as nextTurn } from 'node:timers/promises';
import { ownTurn } from './own-turn.js';

describe('turns of the event loop', () => {
  it('are given to one part of the work each, in order', async () => {
    const order: string[] = [];
    const work = async (name: string): Promise<void> => {
      for (let part = 1; part <= 2; part++) {
        await ownTurn();
        order.push(`${name}${part}`);
      }
    };
    const all = Promise.all([work('a'), work('b'), work('c')]);
    const counts: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      await nextTurn();
      counts.push(order.length);
    }
    await all;
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
    expect(counts.every((count, turn) => count - (counts[turn - 1] ?? 0) <= 1)).toBe(true);
  });
});
