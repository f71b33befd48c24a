import type { Call } from '#common/kernel/calls/call.js';

/** Whether a query belongs to one of these calls, with any parameters. */
export function isOf(calls: readonly Pick<Call<unknown, unknown>, 'path'>[]) {
  return ({ queryKey: [address] }: { queryKey: readonly unknown[] }): boolean =>
    calls.some(({ path }) => path === String(address).split('?')[0]);
}
