import type { Sweep } from './sweep.js';

/** The columns of a table: those with data about persons, and the others. Each is a list of names, separated by spaces. */
export interface DeclaredTable {
  /** What an erasure does with the rows of a person: it deletes them, or empties the personal columns. */
  erasure?: 'deleted' | 'emptied';
  /** Why an erasure does neither. */
  kept?: string;
  personal?: string;
  other: string;
}

/** Prefix of views that any area may read; nothing writes through them. */
export const OFFERED = 'offered_';

/** What an area declares in its `area.ts`; the programs collect it (processes/areas.ts). */
export interface Area {
  /**
   * Every table with every column. `schema.test.ts` compares them with the database and with the holders of personal data, so that a new
   * column is declared, and a personal one is erased (docs/decisions/0053). Only this area names them in SQL (tables.test.ts).
   */
  tables: Readonly<Record<string, DeclaredTable>>;
  /** Tables of other areas that this one reads in its own SQL, and never writes. */
  reads?: readonly string[];
  /** Classes of the mapped tables. */
  entities?: readonly (new () => object)[];
  /** Deletions of expired rows, which the worker does every hour. */
  sweeps?: readonly Sweep[];
}
