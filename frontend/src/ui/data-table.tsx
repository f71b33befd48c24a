import { useRef, type ReactNode } from 'react';
import { cx } from './classes.js';
import { useOverflow } from './use-overflow.js';

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
  /** Rows of one line, 44 px high, below headings that stay in sight. */
  compact?: boolean;
}

const ALIGN = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;

/** A table that scrolls horizontally if it does not fit; headings then do not stay. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  keyOf,
  className,
  compact = false,
}: DataTableProps<Row>) {
  const space = compact ? 'px-1.5 py-1 first:pl-1 last:pr-1' : 'px-4 py-3';
  const place = useRef<HTMLElement>(null);
  const { overflows, needsFocus } = useOverflow(place);
  return (
    <section
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls is one of the exceptions.
      tabIndex={needsFocus ? 0 : undefined}
      aria-label={caption}
      className={cx(
        'relative rounded-card bg-surface shadow-card',
        (overflows || !compact) && 'overflow-x-auto',
        className,
      )}
    >
      <table className={cx('w-full border-collapse text-left', compact && 'text-sm leading-tight')}>
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>
          {caption}
        </caption>
        <thead className={cx('bg-band text-sm text-ink-soft', compact && 'sticky top-0 z-10')}>
          <tr>
            {columns.map(({ key, header, align = 'start', sorted }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sorted}
                className={cx(
                  'whitespace-nowrap font-semibold first:rounded-tl-card last:rounded-tr-card',
                  space,
                  ALIGN[align],
                )}
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
              className={cx(
                'border-t border-line bg-surface hover:bg-primary-soft has-[[data-fila]]:cursor-pointer',
                compact && 'h-11',
              )}
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
