import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';

/** What ends next of what is paid for a notice, and its last day; undefined if nothing ends. */
export function nextEnd({
  planVence,
  pagoHasta,
}: Pick<AdminListingRow, 'planVence' | 'pagoHasta'>):
  | { what: 'Plan' | 'Destacado'; end: string }
  | undefined {
  if (planVence === null) return undefined;
  // The position ends with the plan, unless it has an earlier end of its own.
  return { what: planVence === pagoHasta ? 'Plan' : 'Destacado', end: planVence };
}
