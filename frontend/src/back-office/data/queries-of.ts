import type { Call } from '#common/calls/call.js';

/** Whether a query is of one of these calls, whatever it asks. */
export function isOf(calls: readonly Pick<Call<unknown, unknown>, 'path'>[]) {
  return ({ queryKey: [address] }: { queryKey: readonly unknown[] }): boolean =>
    calls.some(({ path }) => path === String(address).split('?')[0]);
}
