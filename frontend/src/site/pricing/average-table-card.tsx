import { formatAmount } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import type { AverageCellWire } from '#common/pricing/averages/average-calls.js';
import { Fold } from '../../ui/fold.js';
import type { AverageTable, AveragesView } from '../../pricing/averages-data.js';

interface AverageTableCardProps {
  table: AverageTable;
  view: AveragesView;
  /** On a phone at first. */
  open?: boolean;
}

/** A table of averages; on phones a list of its rows, which folds. */
export function AverageTableCard({ table, view, open = false }: AverageTableCardProps) {
  return (
    <section aria-label={table.title} className="rounded-card bg-surface shadow-card tablet:pb-2">
      <h2 className="hidden px-5 pb-2 pt-4 text-xl tablet:block">{table.title}</h2>
      <Fold title={table.title} open={open} className="tablet:hidden" rowClass="px-5">
        <Rows table={table} />
      </Fold>
      <Table table={table} view={view} />
    </section>
  );
}

function Rows({ table: { columns, rows } }: Pick<AverageTableCardProps, 'table'>) {
  return (
    <ul>
      {rows.map(({ label, cells }) => (
        <li key={label} className="border-t border-line px-5 py-3">
          <h3 className="font-semibold">{label}</h3>
          <dl>
            {columns.map((column, index) => {
              const cell = cells[index];
              return (
                cell && (
                  <div key={column} className="flex items-baseline justify-between gap-4 py-1">
                    <dt className="text-ink-soft">{column}</dt>
                    <dd className="text-right">
                      <Figures cell={cell} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const HEAD = 'whitespace-nowrap px-4 py-2 font-semibold';

function Table({ table: { rowHeader, columns, rows }, view }: AverageTableCardProps) {
  return (
    <table className="hidden w-full border-collapse tablet:table">
      <caption className="sr-only">
        Precio promedio, en {view.currency === 'ARS' ? 'pesos' : 'dólares'}
      </caption>
      <thead>
        <tr className="bg-band text-sm text-ink-soft">
          <th scope="col" className={`${HEAD} px-5 text-left`}>
            {rowHeader}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${HEAD} text-right`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="px-5 py-2 text-left font-semibold">
              {label}
            </th>
            {columns.map((column, index) => {
              const cell = cells[index];
              return (
                <td key={column} className="px-4 py-2 text-right">
                  {cell ? <Figures cell={cell} /> : <span className="text-ink-muted">-</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ cell: { moneda, promedio, total_propiedades: count } }: { cell: AverageCellWire }) {
  return (
    <>
      <span className="price-figures whitespace-nowrap font-semibold">
        <span className="text-sm font-normal text-ink-muted">{moneda}$ </span>
        {formatAmount(promedio)}
      </span>
      <span className="block whitespace-nowrap text-sm text-ink-muted">{counted(count, 'aviso')}</span>
    </>
  );
}
