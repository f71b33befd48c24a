import type { Deadline } from '#platform/timings.js';

/** Multiplies one deadline of the product in this process by `factor`, instead of ten, until `work` has ended. */
export async function withDeadline<T>(name: Deadline, factor: number, work: () => Promise<T>): Promise<T> {
  const setting = `SLOWNESS_${name}`;
  process.env[setting] = String(factor);
  try {
    return await work();
  } finally {
    delete process.env[setting];
  }
}
