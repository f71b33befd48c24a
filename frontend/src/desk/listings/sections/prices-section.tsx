import { IconCash } from '@tabler/icons-react';
import { useRef } from 'react';
import { waitingText } from '#common/inquiries/alerts/waited-home.js';
import { formatPrice } from '#common/pricing/prices.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import { cx } from '../../../ui/classes.js';
import { useOverflow } from '../../../ui/use-overflow.js';
import { EditableSection } from '../editing/editable-section.js';
import { OutsideCalendar } from './outside-calendar.js';
import { TakenPrices } from '../../../pricing/taken-prices.js';
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
      {first && inmueble.tipoOperacion === 'alquiler' && (
        <>
          <RentalPrices prices={precios} />
          <TakenPrices prices={precios} onMark={undefined} />
        </>
      )}
      {esperan.map((people) => (
        <p key={waitingText(people)} className="mt-2 text-ink-soft">
          {waitingText(people)}
        </p>
      ))}
      {inmueble.tipoOperacion === 'alquiler' && <OutsideCalendar listingId={inmueble.idInmuebles} />}
    </EditableSection>
  );
}

/** A row for each period, a column for each fraction that has a price; on a phone a block for each period, without empty cells. */
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
      <table className="block w-full border-collapse text-right text-sm tablet:table">
        <caption className="sr-only">Precios por período y fracción</caption>
        <thead className="text-ink-muted mapa:sr-only">
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
        <tbody className="block tablet:table-row-group">
          {periods.map((period) => (
            <tr key={period.name} className="block border-t border-line py-2 tablet:table-row">
              <th scope="row" className="block text-left font-semibold tablet:table-cell tablet:py-2">
                {period.label}
              </th>
              {fractions.map(({ name, label }) => (
                <PriceCell
                  key={name}
                  label={label}
                  price={prices.find(({ periodo, fraccion }) => periodo === period.name && fraccion === name)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An amount, also if it is rented. */
function PriceCell({ label, price }: { label: string; price: PriceWire | undefined }) {
  return (
    <td
      className={cx(
        'justify-between gap-3 pt-1 tabular-nums tablet:table-cell tablet:py-2 tablet:pl-3',
        price ? 'flex' : 'hidden',
      )}
    >
      <span aria-hidden="true" className="text-ink-muted tablet:hidden">
        {label}
      </span>
      {price && (
        <span className="font-semibold">
          {formatPrice(price.monto, price.tipo_moneda)}
          {price.alquilado && <span className="block text-danger">ALQUILADO</span>}
        </span>
      )}
    </td>
  );
}
