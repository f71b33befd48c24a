import type { ListLook } from './list-look.js';
import type { SortableColumn } from './sort-heading.js';

/** A column that may be hidden, if it has a name and does not name the row. */
export interface ListColumn<Row> extends SortableColumn<Row> {
  /** Its name among the columns; a text as its heading by default. */
  label?: string;
}

/** The columns that may be hidden. */
export function hideable<Row>(columns: readonly ListColumn<Row>[]): { key: string; label: string }[] {
  return columns.flatMap(({ key, header, label, isRowHeader }) => {
    const name = label ?? (typeof header === 'string' ? header : '');
    return isRowHeader || name === '' ? [] : [{ key, label: name }];
  });
}

/** The columns that this device shows. */
export function shownColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { hidden }: Pick<ListLook, 'hidden'>,
): Column[] {
  return columns.filter(({ key }) => !hidden.includes(key));
}
