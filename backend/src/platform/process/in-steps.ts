import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` in a multiple of `stepMs`, so that kinds of work that differ by some milliseconds are not told apart. */
export async function inSteps<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await sleep(restOfStep(performance.now() - begun, stepMs));
  }
}

export function restOfStep(elapsedMs: number, stepMs: number): number {
  return stepMs - (elapsedMs % stepMs);
}
