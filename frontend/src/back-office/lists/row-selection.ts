import { useState } from 'react';

/** Rows that are marked, by id. They survive a visit to another screen, not a reload. */
export type Selection<Row> = ReadonlyMap<number, Row>;

const KEPT = new Map<string, Selection<unknown>>();

export interface RowSelection<Row> {
  selected: Selection<Row>;
  mark: (rows: readonly Row[], marked: boolean) => void;
  clear: () => void;
}

/** @param list name under which the marked rows are kept */
export function useRowSelection<Row>(list: string, idOf: (row: Row) => number): RowSelection<Row> {
  const [state, setState] = useState({ list, selected: keptOf<Row>(list) });
  // Another list of the same screen has marked rows of its own.
  const selected = state.list === list ? state.selected : keptOf<Row>(list);
  const keep = (next: Selection<Row>): void => {
    KEPT.set(list, next);
    setState({ list, selected: next });
  };
  return {
    selected,
    mark: (rows, marked) => {
      const next = new Map(keptOf<Row>(list));
      for (const row of rows) {
        if (marked) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      keep(next);
    },
    clear: () => keep(new Map()),
  };
}

function keptOf<Row>(list: string): Selection<Row> {
  return (KEPT.get(list) ?? new Map()) as Selection<Row>;
}
