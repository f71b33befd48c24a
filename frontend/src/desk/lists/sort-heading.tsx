import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { nextListOrder, parseListOrder, type ListOrderName } from '#common/kernel/calls/list-order.js';
import type { Column } from '../../ui/data-table.js';

interface SortHeadingProps {
  by: ListOrderName;
  label: string;
  /** The list's order, as in the address. */
  order: string;
  onChange: (order: string) => void;
}

/** A column's heading that sorts the list. */
function SortHeading({ by, label, order, onChange }: SortHeadingProps) {
  const current = parseListOrder(order);
  const Arrow = current?.by !== by ? IconArrowsSort : current.descending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      onClick={() => onChange(nextListOrder(order, by))}
      className="-mx-2 inline-flex min-h-8 items-center gap-1 rounded-field px-2 hover:bg-primary-tint"
    >
      {label}
      <Arrow aria-hidden="true" className="size-4 text-ink-muted" />
    </button>
  );
}

/** Direction for `aria-sort`; undefined if the list is sorted by another column. */
function sortedBy(order: string, by: ListOrderName): Column<unknown>['sorted'] {
  const current = parseListOrder(order);
  if (current?.by !== by) return undefined;
  return current.descending ? 'descending' : 'ascending';
}

/** A column that may have an order; its header is then a text. */
export interface SortableColumn<Row> extends Column<Row> {
  by?: ListOrderName;
}

/** The columns with headings that sort the list, where they have an order. */
export function sortable<Row>(
  columns: readonly SortableColumn<Row>[],
  order: string,
  onOrder: (order: string) => void,
): readonly Column<Row>[] {
  return columns.map((column) => {
    const { by, header } = column;
    if (!by) return column;
    const heading = <SortHeading by={by} label={String(header)} order={order} onChange={onOrder} />;
    return { ...column, header: heading, sorted: sortedBy(order, by) };
  });
}
