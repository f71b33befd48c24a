import { IconArrowDown, IconArrowUp, type Icon } from '@tabler/icons-react';
import { nextListOrder, parseListOrder, type ListOrderName } from '#common/kernel/calls/list-order.js';
import type { Column } from '../../ui/data-table.js';

/** A column that may have an order or an icon as its heading; its header is then a text. */
export interface SortableColumn<Row> extends Column<Row> {
  by?: ListOrderName;
  /** Shown instead of the text, for narrow columns. */
  icon?: Icon;
}

interface SortHeadingProps {
  column: Pick<SortableColumn<never>, 'header' | 'icon'>;
  by: ListOrderName;
  /** The list's order, as in the address. */
  order: string;
  onChange: (order: string) => void;
}

function SortHeading({ column, by, order, onChange }: SortHeadingProps) {
  const current = parseListOrder(order);
  const Arrow = current?.descending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      title={`Ordenar por ${String(column.header)}`}
      onClick={() => onChange(nextListOrder(order, by))}
      className="-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-field px-1.5 hover:bg-primary-tint hover:text-primary"
    >
      <Heading {...column} />
      {current?.by === by && <Arrow aria-hidden="true" className="size-4 text-primary" />}
    </button>
  );
}

function Heading({ header, icon: Shown }: Pick<SortableColumn<never>, 'header' | 'icon'>) {
  if (!Shown) return header;
  return (
    <>
      <Shown aria-hidden="true" className="size-5" />
      <span className="sr-only">{header}</span>
    </>
  );
}

/** Direction for `aria-sort`; undefined if the list is sorted by another column. */
function sortedBy(order: string, by: ListOrderName): Column<unknown>['sorted'] {
  const current = parseListOrder(order);
  if (current?.by !== by) return undefined;
  return current.descending ? 'descending' : 'ascending';
}

/** The columns with headings that sort the list, where they have an order. */
export function sortable<Row>(
  columns: readonly SortableColumn<Row>[],
  order: string,
  onOrder: (order: string) => void,
): readonly Column<Row>[] {
  return columns.map((column) => {
    const { by } = column;
    if (!by) return column.icon ? { ...column, header: <Heading {...column} /> } : column;
    const heading = <SortHeading column={column} by={by} order={order} onChange={onOrder} />;
    return { ...column, header: heading, sorted: sortedBy(order, by) };
  });
}
