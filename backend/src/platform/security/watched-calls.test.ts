import { ALL_CALLS, type CallName } from '#common/all-calls.js';
import type { Call } from '#common/kernel/calls/call.js';
import { WATCHED_CALLS } from './watched-calls.js';

/** They change nothing; the call that uses what they prepare is watched. */
const PREPARING: readonly CallName[] = ['preparePasskey', 'prepareSecondFactor'];

it('every call that requires the password again is recorded', () => {
  const calls = Object.entries(ALL_CALLS) as [CallName, Call<unknown, unknown>][];
  const unwatched = calls.filter(([, call]) => call.recent && !WATCHED_CALLS.has(call)).map(([name]) => name);
  expect(unwatched.toSorted()).toEqual(PREPARING);
});
