import { IconAlertCircle, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { formatPrice } from '#common/pricing/prices.js';
import { requiresPrice } from '#common/listings/attributes/property-questions.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { PublicationRentalPrice } from '#common/listings/publication/publication-calls.js';
import { IconButton } from '../../../ui/button.js';
import { NumberField } from '../../../ui/number-field.js';
import { PriceWays } from '../../../pricing/price-ways.js';
import { momentOf } from '../publication/publication-state.js';
import { priceOfRow, rowsWithPrices } from '../publication/grid-rows.js';
import { useWizardContext } from '../wizard-context.js';
import { ConditionsPart } from './conditions-part.js';
import { CurrencyPills, PriceEntryForm } from './price-entry-form.js';
import { NoticeCheck } from './notice-check.js';
import { Part } from './step-part.js';

/** Step 4: prices, and the conditions of a stay. */
export function PricesStep() {
  const { tipoOperacion, tipoVivienda } = useWizardContext().form.inmueble;
  const optional = requiresPrice(tipoVivienda) ? '' : ' Para este tipo de propiedad es opcional.';
  if (tipoOperacion === 'venta')
    return (
      <Part title="Precio de venta" hint={`Un número entero, sin centavos.${optional}`}>
        <SalePriceFields />
        <NoticeCheck />
      </Part>
    );
  const hint = `Uno por cada período y fracción que alquilás: la quincena, la semana, el día.${optional}`;
  return (
    <>
      <RentalPrices hint={hint}>
        <Part title="Agregá tus precios" hint={hint}>
          <div data-campo="inmueble.preciosAlquiler">
            <PriceEntryForm />
          </div>
          <PriceFault field="inmueble.preciosAlquiler" />
        </Part>
        <NoticeCheck />
        <Part title="Precios de tu aviso">
          <PriceList />
        </Part>
      </RentalPrices>
      <ConditionsPart />
    </>
  );
}

const RENTAL_PRICES = 'inmueble.preciosAlquiler';

/** The list of prices, or the grid of the season. */
function RentalPrices({ hint, children }: { hint: string; children: ReactNode }) {
  const { form, way, setWay, change, shownFaults } = useWizardContext();
  const rows = form.inmueble.preciosAlquiler;
  return (
    <PriceWays
      way={way}
      onWay={setWay}
      field={RENTAL_PRICES}
      fault={shownFaults.find(({ field }) => field === RENTAL_PRICES)?.message}
      frame={(grid) => (
        <>
          <Part title="Precios de la temporada" hint={hint}>
            {grid}
          </Part>
          <NoticeCheck />
        </>
      )}
      prices={rows.flatMap((row) => priceOfRow(row) ?? [])}
      onChange={(prices) =>
        change((now) => ({
          ...now,
          inmueble: { ...now.inmueble, preciosAlquiler: rowsWithPrices(rows, prices) },
        }))
      }
    >
      {children}
    </PriceWays>
  );
}

/** Price and currency of a sale. */
export function SalePriceFields() {
  const { form, change, shownFaults } = useWizardContext();
  const { preciosVenta } = form.inmueble;
  const put = (part: Partial<typeof preciosVenta>): void =>
    change((now) => ({
      ...now,
      inmueble: { ...now.inmueble, preciosVenta: { ...now.inmueble.preciosVenta, ...part } },
    }));
  return (
    <div data-campo="inmueble.preciosVenta" className="grid items-start gap-4 phablet:grid-cols-2">
      <NumberField
        label="Precio"
        isRequired={requiresPrice(form.inmueble.tipoVivienda)}
        unit={`${preciosVenta.monedaVenta}$`}
        max={LIMITS.maxAmount}
        value={preciosVenta.precioVenta === '' ? null : preciosVenta.precioVenta}
        error={shownFaults.find(({ field }) => field === 'inmueble.preciosVenta')?.message}
        onChange={(precio) => put({ precioVenta: precio ?? '' })}
        onMoney={(precioVenta, monedaVenta) => put({ precioVenta, monedaVenta })}
        hint="Con 1 se muestra «Consultar»."
      />
      <CurrencyPills value={preciosVenta.monedaVenta} onChange={(monedaVenta) => put({ monedaVenta })} />
    </div>
  );
}

function PriceFault({ field }: { field: string }) {
  const fault = useWizardContext().shownFaults.find((one) => one.field === field);
  if (!fault) return null;
  return (
    <p className="flex items-start gap-1 text-sm font-semibold text-danger">
      <IconAlertCircle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {fault.message}
    </p>
  );
}

function PriceList() {
  const { form, change } = useWizardContext();
  const heading = useRef<HTMLDivElement>(null);
  const rows = form.inmueble.preciosAlquiler;
  const remove = (id: number): void => {
    change((now) => ({
      ...now,
      inmueble: { ...now.inmueble, preciosAlquiler: rows.filter((row) => row.id !== id) },
    }));
    heading.current?.focus();
  };
  return (
    <div ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      {rows.length === 0 ? (
        <p className="rounded-field bg-band px-4 py-5 text-center text-ink-soft">
          Todavía no agregaste ningún precio.
        </p>
      ) : (
        <ul aria-label="Precios agregados" className="divide-y divide-line rounded-field border border-line">
          {rows.map((row) => (
            <PriceRow key={row.id} row={row} onRemove={() => remove(row.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PriceRow({ row, onRemove }: { row: PublicationRentalPrice; onRemove: () => void }) {
  const when = momentOf(row);
  return (
    <li className="flex items-center gap-3 py-1 pl-4 pr-1">
      <span className="grow">
        {when}
        <span className="price-figures block text-lg font-bold leading-tight">
          {formatPrice(row.precio, row.moneda)}
        </span>
      </span>
      <IconButton label={`Quitar el precio de ${when}`} onClick={onRemove}>
        <IconTrash aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}
