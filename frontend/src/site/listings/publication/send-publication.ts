import {
  publishListing,
  type PublicationAnswer,
  type PublicationRequest,
} from '#common/listings/publication/publication-calls.js';
import {
  SENDING_MESSAGES as MESSAGES,
  sendFailed,
  serverFailed,
} from '#common/listings/publication/sending-messages.js';
import { PROOF_HEADER, type ProofTask } from '#common/kernel/calls/proof-of-work.js';
import type { FormFault } from '#common/listings/publication/publication-form.js';
import { ApiError, NO_CONNECTION, NOT_JSON, postJson, type SendOptions } from '../../../app/api.js';
import { deadlineMs } from '../../../app/timings.js';
import { sendWithProof } from '../../forms/send-with-proof.js';
import { solveProof } from '../../forms/solve-proof.js';
import type { SentNotice } from './sent-notice.js';
import { serverFaults } from './wizard-faults.js';

export interface SendError {
  error: string;
  /** Whether a retry may succeed: the server did not respond, or did not refuse. */
  mayRetry: boolean;
  /** The server accepts the same notice with a solution of this task. */
  proof?: ProofTask;
}

/** Idempotency key of the notice, and the solution of a task if the server gave one. */
export interface SendingKeys {
  key: string;
  solution?: string;
}

type Send = (form: PublicationRequest, options: SendOptions) => Promise<Partial<PublicationAnswer> | null>;

/** Result of sending: the server's confirmation, or an error text with faults by field. */
export type Sent = SentNotice | (SendError & { faults: FormFault[] });

/**
 * Sends the form with a timeout of 15 s. The key stays the same until it succeeds, so that a retry after a lost response creates no second
 * listing.
 */
export async function sendPublication(
  form: PublicationRequest,
  { key, solution }: SendingKeys,
  send: Send = (...request) => postJson(publishListing, ...request),
): Promise<Sent> {
  const giveUp = new AbortController();
  const deadline = deadlineMs('publication');
  const timer = setTimeout(() => giveUp.abort(new DOMException('', 'TimeoutError')), deadline);
  try {
    const answer = await send(form, {
      signal: giveUp.signal,
      // Longer than our own timeout, which is reported differently from a lost connection.
      timeoutMs: deadline * 2,
      headers: { 'idempotency-key': key, ...(solution ? { [PROOF_HEADER]: solution } : {}) },
    });
    if (answer?.success !== true) return failed(sendFailed(MESSAGES.failed));
    return { message: answer.message || MESSAGES.received, pass: answer.paseFotos ?? '' };
  } catch (error) {
    if (giveUp.signal.aborted) return failed(MESSAGES.timeout);
    if (!(error instanceof ApiError)) return failed(errorText(error));
    const isRefused = error.status >= 400 && error.status < 500;
    return {
      error: errorText(error),
      mayRetry: !isRefused,
      faults: serverFaults(error.fieldErrors),
      ...(error.proof ? { proof: error.proof } : {}),
    };
  } finally {
    clearTimeout(timer);
  }
}

const failed = (error: string): Sent => ({ error, mayRetry: true, faults: [] });

/** Error texts as specified (public-site.md §8, Publish). */
function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return sendFailed(error instanceof Error ? error.message : String(error));
  if (error.status === NO_CONNECTION) return MESSAGES.unreachable;
  if (error.reason === NOT_JSON) return sendFailed(MESSAGES.notJson);
  if (error.message) return sendFailed(error.message);
  return sendFailed(error.status < 400 ? MESSAGES.failed : serverFailed(error.status));
}

/** Sends the form, with a proof of work if the server asks for one, whose progress is told in percent. */
export function sendForm(
  form: PublicationRequest,
  { key, onProgress }: { key: string; onProgress: (percent: number) => void },
): Promise<Sent> {
  return sendWithProof((solution) => sendPublication(form, solution ? { key, solution } : { key }), {
    taskOf: (sent) => ('proof' in sent ? sent.proof : undefined),
    solve: (task) => solveProof(task, onProgress),
    unsolved: (sent) => ({ ...sent, error: sendFailed(MESSAGES.proofImpossible) }),
  });
}
