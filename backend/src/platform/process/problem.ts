import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { ProofTask } from '#common/kernel/calls/proof-of-work.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import type { ErrorAnswer } from '#common/kernel/calls/error-shapes.js';

/** Kinds of problems; each has one HTTP status (wire-contract.md, Errors). */
export type ProblemKind =
  | 'invalid'
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable'
  | 'storage-full';

export const PROBLEM_STATUS: Readonly<Record<ProblemKind, number>> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
  'storage-full': 507,
};

const BUSY_SECONDS = 2;

interface ProblemDetails {
  errors?: FieldErrors;
  /** A task that lifts a limit once. */
  proof?: ProofTask;
  /** Retry-After, in seconds. */
  retryAfter?: number;
  /** Component health, for monitoring. */
  parts?: object;
  /** Machine-readable reason for the client; see ErrorAnswer. */
  reason?: ErrorAnswer['motivo'];
}

/** An error with a message for users. Rules and use cases throw it; one filter turns it into a response. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message);
  }

  static invalid(errors: FieldErrors, message: string = ERROR_MESSAGES.invalid): Problem {
    return new Problem('invalid', message, { errors });
  }

  static notFound(message: string = ERROR_MESSAGES.notFound): Problem {
    return new Problem('not-found', message);
  }

  static conflict(message: string = ERROR_MESSAGES.conflict): Problem {
    return new Problem('conflict', message);
  }

  /** Temporarily overloaded; a retry may succeed. */
  static busy(): Problem {
    return new Problem('unavailable', ERROR_MESSAGES.unavailable, { retryAfter: BUSY_SECONDS });
  }

  static tooMany(retryAfter: number): Problem {
    return new Problem('too-many', ERROR_MESSAGES.tooMany, { retryAfter });
  }
}
