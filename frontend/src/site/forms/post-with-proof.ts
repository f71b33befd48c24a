import type { Exactly, Write } from '#common/kernel/calls/call.js';
import { PROOF_HEADER } from '#common/kernel/calls/proof-of-work.js';
import { ApiError, postJson } from '../../app/api.js';
import { sendWithProof } from './send-with-proof.js';
import { solveProof } from './solve-proof.js';

type Sent<Answer> = { answer: Answer } | { error: unknown };

/**
 * Makes a call, with a proof of work if the server asks for one.
 * @throws ApiError if the server refuses it, also if this browser cannot solve the task
 */
export async function postWithProof<Body, Answer, Given extends Body>(
  call: Write<Body, Answer>,
  form: Exactly<Body, Given>,
): Promise<Answer> {
  const send = (solution?: string): Promise<Sent<Answer>> =>
    postJson(call, form, solution ? { headers: { [PROOF_HEADER]: solution } } : {}).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
  const sent = await sendWithProof(send, {
    taskOf: (refused) =>
      'error' in refused && refused.error instanceof ApiError ? refused.error.proof : undefined,
    solve: (task) => solveProof(task),
    unsolved: (refused) => refused,
  });
  if ('error' in sent) throw sent.error;
  return sent.answer;
}
