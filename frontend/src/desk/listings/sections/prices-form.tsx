import { IconPlus, IconTrash } from '@tabler/icons-react';
import { CURRENCIES, isCurrency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { FRACTIONS, isLetInParts, PERIODS } from '#common/pricing/periods.js';
import { Button, IconButton } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { NumberField } from '../../../ui/number-field.js';
import { Select } from '../../../ui/select.js';
import { draftsOf, type PriceDraft } from '../editing/section-drafts.js';
import type { PriceField } from '#common/listings/editing/price-rows.js';
import { TakenPrices } from '../../../pricing/taken-prices.js';
import { PriceWays, usePriceWay } from '../../../pricing/price-ways.js';
import { newRow } from '../editing/new-price-row.js';
import { draftsAfterGrid, gridOfDrafts } from '../editing/prices-of-grid.js';
import { useListingEditing } from '../editing/use-editing.js';

const WHOLE = FRACTIONS[0]?.name ?? '';
const PERIOD_OPTIONS = PERIODS.map(({ name, label }) => ({ value: name, label }));
const FRACTION_OPTIONS = FRACTIONS.map(({ name, label }) => ({ value: name, label }));
const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

/** Price rows; 1 means 'Consultar'. */
export function PricesForm() {
  const { answer, draftOf, change, faultOf } = useListingEditing();
  const [way, setWay] = usePriceWay();
  const rows = draftOf('precios');
  const isRental = answer.inmueble.tipoOperacion === 'alquiler';
  const set = (at: number, changes: Partial<PriceDraft>): void =>
    change(
      'precios',
      rows.map((row, index) => (index === at ? { ...row, ...changes } : row)),
    );
  const remove = (at: number): void =>
    change(
      'precios',
      rows.filter((_, index) => index !== at),
    );
  const list = (
    <>
      <p className="text-sm text-ink-muted">Un monto de 1 se muestra como «Consultar».</p>
      <ul className="flex flex-col gap-4">
        {rows.map((row, at) => (
          <li key={row.clave} className="border-t border-line pt-3">
            <PriceRow
              row={row}
              number={at + 1}
              isRental={isRental}
              onChange={(changes) => set(at, changes)}
              onRemove={isRental ? () => remove(at) : undefined}
              faultOf={(field) => faultOf('precios', `precios.${at}.${field}`)}
            />
          </li>
        ))}
      </ul>
      {(isRental || rows.length === 0) && (
        <Button
          variant="secondary"
          onClick={() => change('precios', [...rows, newRow()])}
          icon={<IconPlus aria-hidden="true" className="size-5" />}
        >
          Agregar precio
        </Button>
      )}
    </>
  );
  if (!isRental) return list;
  return (
    <>
      <PriceWays
        way={way}
        onWay={setWay}
        {...gridOfDrafts(rows)}
        canRent
        submitHelp="Mayúsculas y Enter guarda los precios."
        onChange={(prices) => change('precios', draftsAfterGrid(rows, prices, draftsOf(answer).precios))}
      >
        {list}
      </PriceWays>
      <TakenPrices prices={rows} onMark={(price) => set(rows.indexOf(price), { alquilado: true })} />
    </>
  );
}

interface PriceRowProps {
  row: PriceDraft;
  number: number;
  isRental: boolean;
  /** New notices have no rented prices. */
  isNew?: boolean;
  onChange: (changes: Partial<PriceDraft>) => void;
  onRemove?: () => void;
  faultOf?: (field: PriceField) => string | undefined;
}

/** Fields of one price. */
export function PriceRow({ row, number, isRental, isNew, onChange, onRemove, faultOf }: PriceRowProps) {
  const isWhole = !isLetInParts(row.periodo);
  return (
    <fieldset className="@container">
      <legend className="sr-only">Precio {number}</legend>
      <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1 @lg:grid-cols-[1fr_1.3fr_1.05fr_5.4rem]">
        {isRental && (
          <>
            <Select
              label="Período"
              placeholder="Elegí"
              options={PERIOD_OPTIONS}
              value={row.periodo}
              error={faultOf?.('periodo')}
              onChange={({ target }) =>
                onChange({
                  periodo: target.value,
                  fraccion: isLetInParts(target.value) ? row.fraccion : WHOLE,
                })
              }
            />
            <Select
              label="Fracción"
              placeholder="Elegí"
              options={FRACTION_OPTIONS}
              value={row.fraccion}
              error={faultOf?.('fraccion')}
              disabled={isWhole}
              onChange={({ target }) => onChange({ fraccion: target.value })}
            />
          </>
        )}
        <NumberField
          label="Monto"
          max={LIMITS.maxAmount}
          value={row.monto}
          error={faultOf?.('monto')}
          onChange={(monto) => onChange({ monto })}
          onMoney={(monto, tipo_moneda) => onChange({ monto, tipo_moneda })}
        />
        <Select
          label="Moneda"
          options={CURRENCY_OPTIONS}
          value={row.tipo_moneda}
          error={faultOf?.('tipo_moneda')}
          onChange={({ target }) => isCurrency(target.value) && onChange({ tipo_moneda: target.value })}
        />
        {isRental && !isNew && (
          <Checkbox
            label="Alquilado"
            checked={row.alquilado}
            onChange={({ target }) => onChange({ alquilado: target.checked })}
          />
        )}
        {onRemove && (
          <IconButton
            label={`Quitar el precio ${number}`}
            onClick={onRemove}
            className="justify-self-end @lg:col-start-4"
          >
            <IconTrash aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
}
