import { IconCash } from '@tabler/icons-react';
import { waitingText } from '#common/inquiries/alerts/waited-home.js';
import { formatPrice } from '#common/pricing/prices.js';
import { fractionLabel, periodLabel } from '#common/pricing/periods.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-shapes.js';
import type { PriceWire } from '#common/pricing/price-shapes.js';
import { Badge } from '../../../ui/badges.js';
import { EditableSection } from '../editing/editable-section.js';
import { PricesForm } from './prices-form.js';

/** Every price as entered; rented ones with their amount. */
export function PricesSection({ answer: { precios, inmueble, esperan } }: { answer: AdminListingAnswer }) {
  const [first] = precios;
  return (
    <EditableSection
      name="precios"
      form={<PricesForm />}
      title="Precios"
      icon={<IconCash />}
      aside={precios.length > 1 && <span className="text-sm text-ink-muted">{precios.length} precios</span>}
    >
      {!first && <p className="text-ink-muted">Sin precios cargados.</p>}
      {first && inmueble.tipoOperacion === 'venta' && (
        <p className="text-2xl font-bold tabular-nums">{formatPrice(first.monto, first.tipo_moneda)}</p>
      )}
      {first && inmueble.tipoOperacion === 'alquiler' && <RentalPrices prices={precios} />}
      {esperan.map((people) => (
        <p key={waitingText(people)} className="mt-2 text-ink-soft">
          {waitingText(people)}
        </p>
      ))}
    </EditableSection>
  );
}

function RentalPrices({ prices }: { prices: readonly PriceWire[] }) {
  return (
    <table className="w-full border-collapse text-left text-sm phablet:text-base">
      <caption className="sr-only">Precios por período y fracción</caption>
      <thead className="text-sm text-ink-muted">
        <tr>
          <th scope="col" className="pb-1.5 font-semibold">
            Período
          </th>
          <th scope="col" className="pb-1.5 font-semibold">
            Fracción
          </th>
          <th scope="col" className="pb-1.5 text-right font-semibold">
            Precio
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price, at) => (
          <tr key={price.idPrecios} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-semibold">
              <span className={prices[at - 1]?.periodo === price.periodo ? 'sr-only' : undefined}>
                {periodLabel(price.periodo)}
              </span>
            </th>
            <td className="py-2 pr-3">{fractionLabel(price.fraccion)}</td>
            <td className="py-2 text-right">
              {price.alquilado && (
                <Badge tone="danger" className="mr-2">
                  ALQUILADO
                </Badge>
              )}
              <span className="price-figures font-semibold">
                {formatPrice(price.monto, price.tipo_moneda)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
