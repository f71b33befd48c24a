import { useRef, type ReactNode } from 'react';
import { cx } from './classes.js';
import { useNeedsFocus } from './use-needs-focus.js';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Row header, for screen readers. */
  isRowHeader?: boolean;
  className?: string;
  /** Direction in which the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  className?: string;
  /** Narrow rows. */
  compact?: boolean;
}

/** With more columns the cells are closer together. */
const MANY_COLUMNS = 8;

const ALIGN = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;

/** A table that scrolls horizontally if it does not fit. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  keyOf,
  className,
  compact = false,
}: DataTableProps<Row>) {
  const space = cx(columns.length > MANY_COLUMNS ? 'px-1.5' : 'px-4', compact ? 'py-1' : 'py-3');
  const place = useRef<HTMLElement>(null);
  const needsFocus = useNeedsFocus(place);
  return (
    <section
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls is one of the exceptions.
      tabIndex={needsFocus ? 0 : undefined}
      aria-label={caption}
      className={cx('relative overflow-x-auto rounded-card bg-surface shadow-card', className)}
    >
      <table className="w-full border-collapse text-left">
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>
          {caption}
        </caption>
        <thead className="bg-band text-sm text-ink-soft">
          <tr>
            {columns.map(({ key, header, align = 'start', sorted }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sorted}
                className={cx('whitespace-nowrap font-semibold', space, ALIGN[align])}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-t border-line bg-surface hover:bg-primary-soft has-[[data-fila]]:cursor-pointer"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} space={space} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  space: string;
}

function Cell<Row>({ column, row, space }: CellProps<Row>) {
  const look = cx(space, ALIGN[column.align ?? 'start'], column.className);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={cx(look, 'font-semibold')}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={look}>{column.cell(row)}</td>;
}
