import type { Column } from '../../ui/data-table.js';
import type { RowSelection } from './row-selection.js';
import { SelectBox } from './select-box.js';

interface SelectableRow {
  idInmuebles: number;
  codigo: string | null;
}

/** Name of a row's checkbox. */
export function selectLabel({ codigo, idInmuebles }: SelectableRow): string {
  return `Marcar ${codigo ?? idInmuebles}`;
}

/** Column of checkboxes, the one in its heading for the whole page. */
export function selectColumn<Row extends SelectableRow>(
  rows: readonly Row[],
  { selected, mark }: RowSelection<Row>,
): Column<Row> {
  const all = rows.length > 0 && rows.every(({ idInmuebles }) => selected.has(idInmuebles));
  return {
    key: 'marca',
    header: (
      <SelectBox
        label="Marcar todos los de esta página"
        checked={all}
        onChange={(marked) => mark(rows, marked)}
      />
    ),
    className: 'pr-0',
    cell: (row) => (
      <SelectBox
        label={selectLabel(row)}
        checked={selected.has(row.idInmuebles)}
        onChange={(marked) => mark([row], marked)}
      />
    ),
  };
}
