import type { NewestRows } from '#common/owners/owner-calls.js';

/** Rows of each kind on the page of an owner. */
export const NEWEST = 20;

/**
 * The first rows, and whether there are more.
 * @param rows read with a limit of one more than `most`
 */
export function newest<Row, Wire>(
  rows: readonly Row[],
  present: (row: Row) => Wire,
  most = NEWEST,
): NewestRows<Wire> {
  return { filas: rows.slice(0, most).map((row) => present(row)), hayMas: rows.length > most };
}
