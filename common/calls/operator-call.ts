import type { Call } from './call.js';

// These functions have no side effects, so that bundles contain only the calls they use.

/** Declares a reading call of the operator. */
/* @__NO_SIDE_EFFECTS__ */
export function read<Query, Answer, Others = unknown>(path: string): Call<Query, Answer, Others, 'GET'> {
  return { method: 'GET', path: `/api/${path}`, access: 'operator' };
}

/** Declares a call of the operator with a body. */
/* @__NO_SIDE_EFFECTS__ */
export function write<Body, Answer, Others = unknown>(path: string): Call<Body, Answer, Others, 'POST'> {
  return { method: 'POST', path: `/api/${path}`, access: 'operator' };
}

/** Declares a deleting call of the operator; its query names the target. */
/* @__NO_SIDE_EFFECTS__ */
export function removal<Query, Answer, Others = unknown>(
  path: string,
): Call<Query, Answer, Others, 'DELETE'> {
  return { method: 'DELETE', path: `/api/${path}`, access: 'operator' };
}
