import { leadingZeroBits, solutionOf, type ProofTask } from '#common/kernel/calls/proof-of-work.js';

/** Hashes that are computed at once; between two batches the progress is reported. */
const BATCH = 1_024;

/** Message of the worker: the number of tries, and in the end the solution. */
export interface ProofReport {
  tried: number;
  solution?: string;
}

/** Tries numbers until one solves the task. */
async function solve(task: ProofTask): Promise<void> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, at) =>
        crypto.subtle.digest('SHA-256', encoder.encode(solutionOf(task, first + at))),
      ),
    );
    const found = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= task.bits);
    const report: ProofReport = { tried: first + BATCH };
    if (found < 0) {
      postMessage(report);
      continue;
    }
    postMessage({ ...report, solution: solutionOf(task, first + found) } satisfies ProofReport);
    return;
  }
}

addEventListener('message', ({ data }: MessageEvent<ProofTask>) => void solve(data));
