import type { ProofTask } from '#common/rules/proof-of-work.js';
import type { PublicationRequest } from '#common/wire/publication.js';
import { sendPublication, type Sent } from './send-publication.js';

/** After the second solution the network is too busy, or has changed: the visitor decides. */
const MOST_PROOFS = 2;

export type Solve = (task: ProofTask) => Promise<string | undefined>;

/** Sends the notice; if the server asks for a proof of work, solves it and sends the notice again. */
export async function sendWithProof(
  form: PublicationRequest,
  key: string,
  solve: Solve,
  send: (form: PublicationRequest, key: string, solution?: string) => Promise<Sent> = (
    notice,
    name,
    solution,
  ) => sendPublication(notice, name, undefined, solution),
): Promise<Sent> {
  let sent = await send(form, key);
  for (let proofs = 0; proofs < MOST_PROOFS && 'proof' in sent && sent.proof; proofs++) {
    const solution = await solve(sent.proof);
    if (solution === undefined) return sent;
    sent = await send(form, key, solution);
  }
  return sent;
}
