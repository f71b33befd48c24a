import { LandingMemory } from './landing-memory.js';

describe('a value that is expensive to compute', () => {
  const rig = (answers: (() => Promise<number>)[]) => {
    const state = { now: 0, asked: 0 };
    const memory = new LandingMemory(
      () => answers[state.asked++]!(),
      () => state.now,
    );
    return { state, memory };
  };

  it('is computed once for all who wait, and reused in proportion to its cost', async () => {
    const { state, memory } = rig([
      async () => {
        state.now = 100;
        return 1;
      },
      () => Promise.resolve(2),
    ]);
    expect(await Promise.all([memory.current(), memory.current()])).toEqual([1, 1]);
    state.now = 20_100;
    expect(await memory.current()).toBe(1);
    expect(state.asked).toBe(1);
    state.now = 20_101;
    expect(await memory.current()).toBe(1);
    expect(await memory.current()).toBe(2);
    expect(state.asked).toBe(2);
  });

  it('survives a failure as the old value; a first failure is told', async () => {
    const { state, memory } = rig([
      () => Promise.reject(new Error('down')),
      () => Promise.resolve(1),
      () => Promise.reject(new Error('down')),
      () => Promise.resolve(3),
    ]);
    await expect(memory.current()).rejects.toThrow('down');
    expect(await memory.current()).toBe(1);
    state.now = 2_001;
    expect(await memory.current()).toBe(1);
    await Promise.resolve();
    expect(await memory.current()).toBe(1);
    expect(state.asked).toBe(4);
  });
});
