import type { ProofTask } from '#common/kernel/calls/proof-of-work.js';

/** If the second solution is refused too, the network is too busy or has changed, and the visitor decides whether to retry. */
const MOST_PROOFS = 2;

interface ProofOptions<Sent> {
  /** The task that the server asks for; undefined if it accepted or refused the request. */
  taskOf: (sent: Sent) => ProofTask | undefined;
  /** Solves a task; undefined if this browser cannot. */
  solve: (task: ProofTask) => Promise<string | undefined>;
  /** The result if this browser cannot solve the task. */
  unsolved: (sent: Sent) => Sent;
}

/** Sends a request; if the server asks for a proof of work, solves it and sends the request again. */
export async function sendWithProof<Sent>(
  send: (solution?: string) => Promise<Sent>,
  { taskOf, solve, unsolved }: ProofOptions<Sent>,
): Promise<Sent> {
  let sent = await send();
  for (let proofs = 0; proofs < MOST_PROOFS; proofs++) {
    const task = taskOf(sent);
    if (!task) return sent;
    const solution = await solve(task);
    if (solution === undefined) return unsolved(sent);
    sent = await send(solution);
  }
  return sent;
}
