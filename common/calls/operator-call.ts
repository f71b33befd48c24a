import type { Call } from './call.js';

// These functions have no side effects, so that a bundle keeps only the calls that it makes.

/** Declares a call that the operator makes to read. */
/* @__NO_SIDE_EFFECTS__ */
export function read<Query, Answer, Others = unknown>(path: string): Call<Query, Answer, Others, 'GET'> {
  return { method: 'GET', path: `/api/${path}`, access: 'operator' };
}

/** Declares a call of the operator that sends a body. */
/* @__NO_SIDE_EFFECTS__ */
export function write<Body, Answer, Others = unknown>(path: string): Call<Body, Answer, Others, 'POST'> {
  return { method: 'POST', path: `/api/${path}`, access: 'operator' };
}

/** Declares a call of the operator that deletes what its query names. */
/* @__NO_SIDE_EFFECTS__ */
export function removal<Query, Answer, Others = unknown>(
  path: string,
): Call<Query, Answer, Others, 'DELETE'> {
  return { method: 'DELETE', path: `/api/${path}`, access: 'operator' };
}
