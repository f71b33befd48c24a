import { RENT_TABLE_COLUMNS, type RentTableRow } from '#common/pricing/prices.js';
import { FRACTIONS, periodLabel } from '#common/pricing/periods.js';
import { cellOf } from '../../pricing/price-cells.js';
import { CellValue } from '../../pricing/rent-price-table.js';

const MOST_ROWS = 3;

/** The first prices of a rental, one per line, in the lists of latest listings. */
export function PriceRows({ rows }: { rows: readonly RentTableRow[] }) {
  const lines = rows.flatMap((row) => {
    const when = periodLabel(row.MesCompleto);
    return RENT_TABLE_COLUMNS.flatMap((column, index) => {
      const cell = cellOf(row, column);
      const whole = index === 0;
      return cell.kind === 'none'
        ? []
        : [{ label: whole ? when : `${when}, ${FRACTIONS[index]!.per}`, cell }];
    });
  });
  if (lines.length === 0) return null;
  return (
    <dl className="card-prices">
      {lines.slice(0, MOST_ROWS).map(({ label, cell }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <CellValue cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
