import { IconCash } from '@tabler/icons-react';
import { useRef } from 'react';
import { waitingText } from '#common/inquiries/alerts/waited-home.js';
import { formatPrice } from '#common/pricing/prices.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import { useOverflow } from '../../../ui/use-overflow.js';
import { EditableSection } from '../editing/editable-section.js';
import { OutsideCalendar } from './outside-calendar.js';
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
      {inmueble.tipoOperacion === 'alquiler' && <OutsideCalendar listingId={inmueble.idInmuebles} />}
    </EditableSection>
  );
}

/** A row for each period, a column for each fraction that has a price. */
function RentalPrices({ prices }: { prices: readonly PriceWire[] }) {
  const periods = PERIODS.filter(({ name }) => prices.some(({ periodo }) => periodo === name));
  const fractions = FRACTIONS.filter(({ name }) => prices.some(({ fraccion }) => fraccion === name));
  const place = useRef<HTMLElement>(null);
  const { needsFocus } = useOverflow(place);
  return (
    <section
      ref={place}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls is one of the exceptions.
      tabIndex={needsFocus ? 0 : undefined}
      aria-label="Tabla de precios"
      className="overflow-x-auto"
    >
      <table className="w-full border-collapse text-right text-sm">
        <caption className="sr-only">Precios por período y fracción</caption>
        <thead className="text-ink-muted">
          <tr>
            <th scope="col" className="pb-1.5 text-left font-semibold">
              Período
            </th>
            {fractions.map(({ name, label }) => (
              <th key={name} scope="col" className="pb-1.5 pl-3 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-semibold">
                {period.label}
              </th>
              {fractions.map(({ name }) => (
                <td key={name} className="py-2 pl-3 tabular-nums">
                  <PriceCell
                    price={prices.find(
                      ({ periodo, fraccion }) => periodo === period.name && fraccion === name,
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An amount, also if it is rented. */
function PriceCell({ price }: { price: PriceWire | undefined }) {
  if (!price) return null;
  return (
    <>
      <span className="font-semibold">{formatPrice(price.monto, price.tipo_moneda)}</span>
      {price.alquilado && <span className="block font-semibold text-danger">ALQUILADO</span>}
    </>
  );
}
