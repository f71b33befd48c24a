/** A deletion of expired rows; the condition defines how long rows are kept. */
export interface Sweep {
  table: string;
  condition: string;
}

/** Injection token of the modules' sweeps. */
export const SWEEPS = Symbol('sweeps');
