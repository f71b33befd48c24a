import type { Role } from './roles.js';
import type { Call } from './call.js';

// These functions have no side effects, so that bundles contain only the calls they use.

/** Access requirements of a call of the back office. */
interface Requirements {
  /** The least role. */
  role: Role;
  /** Requires that the password was entered within the last minutes. */
  recent?: true;
  /** Allows accounts that must have a second step and have none. */
  beforeSecondStep?: true;
}

/** Declares a reading call of the back office; every role may make it by default. */
/* @__NO_SIDE_EFFECTS__ */
export function read<Query, Answer, Others = unknown>(
  path: string,
  { role, ...others }: Requirements = { role: 'reader' },
): Call<Query, Answer, Others, 'GET'> {
  return { method: 'GET', path: `/api/${path}`, access: role, recent: false, ...others };
}

/** Declares a call of the back office with a body; editors and administrators may make it by default. */
/* @__NO_SIDE_EFFECTS__ */
export function write<Body, Answer, Others = unknown>(
  path: string,
  { role, ...others }: Requirements = { role: 'editor' },
): Call<Body, Answer, Others, 'POST'> {
  return { method: 'POST', path: `/api/${path}`, access: role, recent: false, ...others };
}

/** Declares a deleting call of the back office, as `write`; its query names the target. */
/* @__NO_SIDE_EFFECTS__ */
export function removal<Query, Answer, Others = unknown>(
  path: string,
  { role, ...others }: Requirements = { role: 'editor' },
): Call<Query, Answer, Others, 'DELETE'> {
  return { method: 'DELETE', path: `/api/${path}`, access: role, recent: false, ...others };
}
