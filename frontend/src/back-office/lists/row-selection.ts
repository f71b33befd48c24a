import { useSyncExternalStore } from 'react';

/** Rows that are marked, by id. They survive a visit to another screen, not a reload. */
export type Selection<Row> = ReadonlyMap<number, Row>;

const NONE: Selection<unknown> = new Map();
const KEPT = new Map<string, Selection<unknown>>();
const listeners = new Set<() => void>();

export interface RowSelection<Row> {
  selected: Selection<Row>;
  mark: (rows: readonly Row[], marked: boolean) => void;
  clear: () => void;
}

/** @param list name under which the marked rows are kept */
export function useRowSelection<Row>(list: string, idOf: (row: Row) => number): RowSelection<Row> {
  const selected = useSyncExternalStore(subscribe, () => keptOf<Row>(list));
  return {
    selected,
    mark: (rows, marked) => {
      const next = new Map(keptOf<Row>(list));
      for (const row of rows) {
        if (marked) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      keep(list, next);
    },
    clear: () => keep(list, NONE),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(list: string, selection: Selection<unknown>): void {
  KEPT.set(list, selection);
  for (const listener of listeners) listener();
}

function keptOf<Row>(list: string): Selection<Row> {
  return (KEPT.get(list) ?? NONE) as Selection<Row>;
}
