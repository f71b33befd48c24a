import type { ProofTask } from '#common/rules/proof-of-work.js';
import type { PublicationRequest } from '#common/wire/publication.js';
import { sendPublication, type SendingKeys, type Sent } from './send-publication.js';

/** If the second solution is refused too, the network is too busy or has changed, and the visitor decides whether to retry. */
const MOST_PROOFS = 2;

interface SendOptions {
  key: string;
  /** Solves a task; undefined if this browser cannot. */
  solve: (task: ProofTask) => Promise<string | undefined>;
}

type Send = (form: PublicationRequest, keys: SendingKeys) => Promise<Sent>;

/** Sends the notice; if the server asks for a proof of work, solves it and sends the notice again. */
export async function sendWithProof(
  form: PublicationRequest,
  { key, solve }: SendOptions,
  send: Send = (...request) => sendPublication(...request),
): Promise<Sent> {
  let sent = await send(form, { key });
  for (let proofs = 0; proofs < MOST_PROOFS && 'proof' in sent && sent.proof; proofs++) {
    const solution = await solve(sent.proof);
    if (solution === undefined) return sent;
    sent = await send(form, { key, solution });
  }
  return sent;
}
