import type { ProofTask } from '#common/kernel/calls/proof-of-work.js';
import type { ProofReport } from './proof-worker.js';

/**
 * Solves a task in a worker, so that the page stays responsive.
 * @param onProgress gets the probability that it would have been solved by now, in percent
 * @returns the solution; undefined if this browser cannot hash, as without HTTPS
 */
export function solveProof(
  task: ProofTask,
  onProgress: (percent: number) => void = () => undefined,
): Promise<string | undefined> {
  if (typeof Worker === 'undefined' || globalThis.crypto?.subtle === undefined)
    return Promise.resolve(undefined);
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string | undefined>((resolve) => {
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<ProofReport>) => {
      onProgress(Math.round(100 * (1 - Math.exp(-data.tried / 2 ** task.bits))));
      if (data.solution) resolve(data.solution);
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
