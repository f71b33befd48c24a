import { createHash } from 'node:crypto';
import { leadingZeroBits, solutionOf, type ProofTask } from '#common/kernel/calls/proof-of-work.js';

/** The first solution of a task; `wrong` gives a text that does not solve it. */
export function solve(task: ProofTask, { wrong = false } = {}): string {
  for (let counter = 0; ; counter++) {
    const solution = solutionOf(task, counter);
    const isSolved = leadingZeroBits(createHash('sha256').update(solution).digest()) >= task.bits;
    if (isSolved !== wrong) return solution;
  }
}
