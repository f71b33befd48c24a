import { useState } from 'react';
import type { Column } from '../../ui/data-table.js';
import { SETTING_KEYS, storeOnDevice } from '../session/device-settings.js';
import { sortable, type SortableColumn } from './sort-heading.js';

/** A column that may be hidden, if it has a name and does not name the row. */
export interface ListColumn<Row> extends SortableColumn<Row> {
  /** Its name among the columns; a text as its heading by default. */
  label?: string;
}

/** The columns of a list that this device shows, and the choice of them. */
export interface ListColumns<Row> {
  shown: readonly Column<Row>[];
  choices: readonly { key: string; label: string; isShown: boolean }[];
  show: (key: string, isShown: boolean) => void;
}

interface ListColumnsOptions {
  /** Order of the list as in the address; without it headings do not sort. */
  order?: { value: string; onChange: (order: string) => void };
  /** Columns that are hidden until the operator shows them. */
  hidden?: readonly string[];
}

/** @param list name under which the device keeps the choice */
export function useListColumns<Row>(
  list: string,
  columns: readonly ListColumn<Row>[],
  { order, hidden: first = [] }: ListColumnsOptions = {},
): ListColumns<Row> {
  const [hidden, setHidden] = useState(() => readHidden(list) ?? first);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  return {
    shown: order ? sortable(shown, order.value, order.onChange) : shown,
    choices: hideable(columns).map((column) => ({ ...column, isShown: !hidden.includes(column.key) })),
    show: (key, isShown) => {
      const next = withColumn(hidden, key, isShown);
      storeOnDevice(SETTING_KEYS.look(list), JSON.stringify({ hidden: next }));
      setHidden(next);
    },
  };
}

/** The columns that may be hidden. */
export function hideable<Row>(columns: readonly ListColumn<Row>[]): { key: string; label: string }[] {
  return columns.flatMap(({ key, header, label, isRowHeader }) => {
    const name = label ?? (typeof header === 'string' ? header : '');
    return isRowHeader || name === '' ? [] : [{ key, label: name }];
  });
}

/** The hidden columns without one, or with one more. */
export function withColumn(hidden: readonly string[], key: string, isShown: boolean): readonly string[] {
  const others = hidden.filter((one) => one !== key);
  return isShown ? others : [...others, key];
}

/** The stored choice; undefined if there is none, or a damaged one. */
function readHidden(list: string): readonly string[] | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(SETTING_KEYS.look(list)) ?? 'null') as {
      hidden?: unknown;
    } | null;
    return Array.isArray(stored?.hidden) ? stored.hidden.map(String) : undefined;
  } catch {
    return undefined;
  }
}
