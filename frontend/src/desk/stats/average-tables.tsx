import { formatAmount } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import { AVERAGED_PERIODS, FRACTIONS, period } from '#common/pricing/periods.js';
import type { AverageCellWire, AveragesAnswer } from '#common/pricing/averages/average-calls.js';
import { averageTables, type AverageTable, type AveragesView } from '../../pricing/averages-data.js';
import { TooltipButton } from '../../ui/tooltip.js';

interface AverageTablesProps {
  answer: AveragesAnswer;
  view: AveragesView;
  emptyText: string;
}

/** One table per size: a row per fraction, a column per month (back-office.md §2, Average prices). */
export function AverageTables({ answer, view, emptyText }: AverageTablesProps) {
  const tables = averageTables(answer, view);
  if (tables.length === 0) return <p className="text-ink-muted">{emptyText}</p>;
  return (
    <div className="grid gap-6">
      {tables.map((table) => (
        <SizeTable key={table.title} table={table} />
      ))}
    </div>
  );
}

const MONTHS = AVERAGED_PERIODS.map((id) => period(id).label);

function SizeTable({ table }: { table: AverageTable }) {
  const cells = new Map(table.rows.map((row) => [row.label, row.cells]));
  const { title } = table;
  return (
    <section aria-label={title} className="relative min-w-0 overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="px-4 pb-2 pt-3 text-left text-base font-semibold">{title}</caption>
        <thead className="bg-band text-ink-soft">
          <tr>
            <th scope="col" className="sticky left-0 bg-band px-4 py-2 text-left font-semibold">
              Fracción
            </th>
            {MONTHS.map((month) => (
              <th key={month} scope="col" className="px-2 py-2 text-right font-semibold">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FRACTIONS.map(({ id, label }, index) => (
            <tr key={id} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 whitespace-nowrap bg-surface px-4 py-0.5 text-left font-semibold"
              >
                {label}
              </th>
              {MONTHS.map((month) => (
                <td key={month} className="px-1 py-0.5 text-right">
                  <Average cell={cells.get(month)?.[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Average({ cell }: { cell: AverageCellWire | undefined }) {
  if (!cell) return <span className="px-1 text-ink-muted">-</span>;
  return (
    <TooltipButton
      tip={counted(cell.total_propiedades, 'propiedad', 'propiedades')}
      className="price-figures min-h-9 rounded-field px-1 hover:bg-primary-soft"
    >
      <span className="text-ink-muted">{cell.moneda}$</span> {formatAmount(cell.promedio)}
    </TooltipButton>
  );
}
