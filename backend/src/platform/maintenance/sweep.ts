/** Rows of a table that nobody will ask for again; the condition says how long they are kept. */
export interface Sweep {
  table: string;
  condition: string;
}

/** Under which Housekeeping is given the sweeps of the modules. */
export const SWEEPS = Symbol('sweeps');
