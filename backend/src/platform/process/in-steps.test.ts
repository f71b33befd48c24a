import { inSteps, restOfStep } from './in-steps.js';

describe('work in steps', () => {
  it.each([
    [0, 40],
    [5, 35],
    [45, 35],
    [80, 40],
  ])('that took %i ms waits for %i more', (elapsed, rest) => {
    expect(restOfStep(elapsed, 40)).toBe(rest);
  });

  it('has the outcome of the work', async () => {
    expect(await inSteps(1, async () => 'done')).toBe('done');
    await expect(inSteps(1, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
