import type { Call } from './call.js';

// These functions have no side effects, so that a bundle keeps only the calls that it makes.

/** Declares a call that anybody may make to read. */
/* @__NO_SIDE_EFFECTS__ */
export function publicRead<Query, Answer, Others = unknown>(
  path: string,
): Call<Query, Answer, Others, 'GET'> {
  return { method: 'GET', path: `/api/${path}`, access: 'public' };
}

/** Declares a call that anybody may make and that sends a body. */
/* @__NO_SIDE_EFFECTS__ */
export function publicWrite<Body, Answer, Others = unknown>(
  path: string,
): Call<Body, Answer, Others, 'POST'> {
  return { method: 'POST', path: `/api/${path}`, access: 'public' };
}
