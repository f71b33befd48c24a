import type { Call } from './call.js';

// These functions have no side effects, so that bundles contain only the calls they use.

/** Declares a public reading call. */
/* @__NO_SIDE_EFFECTS__ */
export function publicRead<Query, Answer, Others = unknown>(
  path: string,
): Call<Query, Answer, Others, 'GET'> {
  return { method: 'GET', path: `/api/${path}`, access: 'public', recent: false };
}

/** Declares a public call with a body. */
/* @__NO_SIDE_EFFECTS__ */
export function publicWrite<Body, Answer, Others = unknown>(
  path: string,
): Call<Body, Answer, Others, 'POST'> {
  return { method: 'POST', path: `/api/${path}`, access: 'public', recent: false };
}
