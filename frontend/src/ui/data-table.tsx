import type { ReactNode } from 'react';
import { cx } from './classes.js';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Row header, for screen readers. */
  isRowHeader?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  className?: string;
}

const ALIGN = { start: 'text-left', center: 'text-center', end: 'text-right' } as const;

/** A table that scrolls horizontally if it does not fit. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  keyOf,
  className,
}: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      className={cx('relative overflow-x-auto rounded-card bg-surface shadow-card', className)}
    >
      <table className="w-full border-collapse text-left">
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>
          {caption}
        </caption>
        <thead className="bg-band text-sm text-ink-soft">
          <tr>
            {columns.map(({ key, header, align = 'start' }) => (
              <th
                key={key}
                scope="col"
                className={cx('whitespace-nowrap px-4 py-3 font-semibold', ALIGN[align])}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line hover:bg-primary-soft">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = cx('px-4 py-3', ALIGN[column.align ?? 'start'], column.className);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={cx(look, 'font-semibold')}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={look}>{column.cell(row)}</td>;
}
