import { useShortcuts } from '../frame/shortcuts.js';
import { SharedValue, useSharedValue } from '../session/shared-value.js';

/** Rows that are marked, by id. They survive a visit to another screen, not a reload. */
export type Selection<Row> = ReadonlyMap<number, Row>;

const NONE: Selection<unknown> = new Map();
const kept = new SharedValue<ReadonlyMap<string, Selection<unknown>>>(new Map());

export interface RowSelection<Row> {
  selected: Selection<Row>;
  mark: (rows: readonly Row[], marked: boolean) => void;
  clear: () => void;
}

/** @param list name under which the marked rows are kept */
export function useRowSelection<Row>(list: string, idOf: (row: Row) => number): RowSelection<Row> {
  const selected = (useSharedValue(kept).get(list) ?? NONE) as Selection<Row>;
  const keep = (selection: Selection<unknown>): void => kept.set(new Map(kept.get()).set(list, selection));
  useShortcuts([{ key: 'X', text: 'Marcar o desmarcar la fila', run: pressBoxOfRow }]);
  return {
    selected,
    mark: (rows, marked) => {
      const next = new Map(kept.get().get(list));
      for (const row of rows) {
        if (marked) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      keep(next);
    },
    clear: () => keep(NONE),
  };
}

/** Marks the row that has the focus, wherever the focus is in it. */
function pressBoxOfRow(): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}
