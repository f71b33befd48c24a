import { formatAmount } from '#common/pricing/prices.js';
import type { SaleAverageWire } from '#common/stats/statistics-calls.js';
import { propertyTypeLabel } from '#common/listings/property-types.js';
import { numberText } from '#common/kernel/text.js';
import { Panel } from './statistics-panel.js';

/** Average sale prices by property type. */
export function SaleAverages({ averages }: { averages: readonly SaleAverageWire[] }) {
  return (
    <Panel title="Precios promedio de ventas">
      {averages.length === 0 ? (
        <p className="text-ink-muted">Todavía no hay ventas con precio.</p>
      ) : (
        <table className="w-full border-collapse mapa:text-sm">
          <caption className="sr-only">Precios promedio de ventas por tipo de vivienda</caption>
          <thead className="text-sm text-ink-muted">
            <tr>
              <th scope="col" className="pb-1 text-left font-semibold">
                Vivienda
              </th>
              <th scope="col" className="pb-1 text-right font-semibold">
                Promedio
              </th>
              <th scope="col" className="pb-1 text-right font-semibold">
                Avisos
              </th>
            </tr>
          </thead>
          <tbody>
            {averages.map(({ idTipoVivienda, tipo_vivienda, moneda, promedio, total_propiedades }) => (
              <tr key={`${idTipoVivienda}${moneda}`} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                  {propertyTypeLabel(tipo_vivienda)}
                </th>
                <td className="price-figures py-1.5 text-right font-semibold">
                  <span className="font-normal text-ink-muted">{moneda}$</span> {formatAmount(promedio)}
                </td>
                <td className="py-1.5 text-right tabular-nums">{numberText(total_propiedades)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
