import { formatAmount } from '#common/rules/prices.js';
import { counted } from '#common/rules/text.js';
import { FRACTIONS } from '#common/vocabulary/periods.js';
import type { AverageCellWire } from '#common/wire/numbers.js';
import { TooltipButton } from '../../ui/tooltip.js';
import type { AverageTable, AveragesView } from '../../features/averages/averages-data.js';

interface AverageTableCardProps {
  table: AverageTable;
  view: AveragesView;
}

/** The averages of one size: a row a month, a column a fraction. */
export function AverageTableCard({ table, view }: AverageTableCardProps) {
  const caption = sizeOf(table.quantity, view);
  return (
    <section aria-label={caption} className="rounded-card bg-surface shadow-card">
      <h2 className="px-5 pb-2 pt-4 text-xl">{caption}</h2>
      <div className="overflow-x-auto pb-2">
        <table className="w-full border-collapse">
          <caption className="sr-only">
            Promedio por mes y fracción, en {view.currency === 'ARS' ? 'pesos' : 'dólares'}
          </caption>
          <thead>
            <tr className="bg-band text-sm text-ink-soft">
              <th scope="col" className="sticky left-0 bg-band px-5 py-2 text-left font-semibold">
                Mes
              </th>
              {FRACTIONS.map(({ id, name }) => (
                <th key={id} scope="col" className="whitespace-nowrap px-4 py-2 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ period, cells }) => (
              <tr key={period} className="border-t border-line">
                <th scope="row" className="sticky left-0 bg-surface px-5 py-1 text-left font-semibold">
                  {period}
                </th>
                {FRACTIONS.map(({ id }, index) => (
                  <td key={id} className="px-2 py-1 text-right">
                    <Average cell={cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Average({ cell }: { cell: AverageCellWire | undefined }) {
  if (!cell) return <span className="px-2 text-ink-muted">-</span>;
  return (
    <TooltipButton
      tip={`Promedio de ${counted(cell.total_propiedades, 'propiedad', 'propiedades')}`}
      className="price-figures min-h-11 rounded-field px-2 font-semibold hover:bg-primary-soft"
    >
      <span className="text-sm font-normal text-ink-muted">{cell.moneda}$ </span>
      {formatAmount(cell.promedio)}
    </TooltipButton>
  );
}

function sizeOf(quantity: string, { type }: AveragesView): string {
  const [what, one, many] =
    type === 'casa' ? ['Casas', 'dormitorio', 'dormitorios'] : ['Departamentos', 'ambiente', 'ambientes'];
  const number = Number.parseInt(quantity, 10);
  return quantity.endsWith('+')
    ? `${what} de ${number} o más ${many}`
    : `${what} de ${counted(number, one!, many!)}`;
}
