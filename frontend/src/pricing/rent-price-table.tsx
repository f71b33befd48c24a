import { RENT_TABLE_COLUMNS, type RentTableRow } from '#common/pricing/prices.js';
import { FRACTIONS, periodLabel } from '#common/pricing/periods.js';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { cx } from '../ui/classes.js';
import { cellOf, type ShownCell } from './price-cells.js';

/** Columns are in the order of the fractions. */
const COLUMNS = RENT_TABLE_COLUMNS.map((column, index) => ({
  column,
  heading: FRACTIONS[index]!.label,
  name: FRACTIONS[index]!.name,
}));

interface RentPriceTableProps {
  rows: readonly RentTableRow[];
  /** Cells to highlight, by wire names of period and fraction. */
  searched?: readonly { periodo: string; fraccion: string }[];
}

interface PriceCellViewProps {
  heading: string;
  cell: ShownCell;
  /** Matches the visitor's search. */
  isSearched: boolean;
}

/** The season's prices, one row per period. On narrow screens each period is a card without empty cells. */
export function RentPriceTable({ rows, searched = [] }: RentPriceTableProps) {
  if (rows.length === 0) return <p className="text-ink-muted">{SHEET_MESSAGES.noPrices}</p>;
  return (
    <table className="block w-full border-collapse tablet:table">
      <caption className="sr-only">Precios por período</caption>
      <thead className="mapa:sr-only">
        <tr className="text-left text-sm text-ink-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Período
          </th>
          {COLUMNS.map(({ column, heading }) => (
            <th key={column} scope="col" className="px-1.5 py-2 text-right font-semibold wide:px-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block tablet:table-row-group">
        {rows.map((row) => (
          <PeriodRow
            key={row.MesCompleto}
            row={row}
            searched={searched.flatMap(({ periodo, fraccion }) =>
              periodo === row.MesCompleto ? fraccion : [],
            )}
          />
        ))}
      </tbody>
    </table>
  );
}

function PeriodRow({ row, searched }: { row: RentTableRow; searched: readonly string[] }) {
  return (
    <tr className="mb-3 grid grid-cols-1 rounded-card border border-line bg-surface px-4 py-3 tablet:mb-0 tablet:table-row tablet:rounded-none tablet:border-0 tablet:border-t tablet:bg-transparent">
      <th
        scope="row"
        className="pb-1 text-left text-base font-bold tablet:py-3 tablet:pr-3 tablet:font-semibold"
      >
        {periodLabel(row.MesCompleto)}
      </th>
      {COLUMNS.map(({ column, heading, name }) => (
        <PriceCellView
          key={column}
          heading={heading}
          cell={cellOf(row, column)}
          isSearched={searched.includes(name)}
        />
      ))}
    </tr>
  );
}

function PriceCellView({ heading, cell, isSearched }: PriceCellViewProps) {
  return (
    <td
      className={cx(
        'items-baseline justify-between gap-3 py-1.5 tablet:table-cell tablet:px-1.5 tablet:py-3 tablet:text-right wide:px-2',
        // Five columns of large amounts fit only with the currency above the amount.
        'tablet:[&_.price-figures>span]:block',
        cell.kind === 'none' ? 'hidden' : 'flex',
        isSearched && 'rounded-field bg-primary-tint tablet:rounded-none',
      )}
    >
      <span aria-hidden="true" className="text-ink-muted tablet:hidden">
        {heading}
      </span>
      <CellValue cell={cell} />
      {isSearched && <span className="sr-only"> (lo que buscás)</span>}
    </td>
  );
}

/** A price as text: a badge if rented, a dash if there is none. */
export function CellValue({ cell }: { cell: ShownCell }) {
  if (cell.kind === 'amount') {
    return (
      <span className="price-figures font-semibold">
        <span className="text-sm font-normal text-ink-muted">{cell.currency} </span>
        {cell.text}
      </span>
    );
  }
  if (cell.kind === 'rented') {
    return (
      <span className="whitespace-nowrap rounded-full bg-danger-soft px-2 py-0.5 text-sm font-semibold text-danger">
        {cell.text}
      </span>
    );
  }
  return (
    <span className={cell.kind === 'consult' ? 'font-semibold text-primary' : 'text-ink-muted'}>
      {cell.text}
    </span>
  );
}
