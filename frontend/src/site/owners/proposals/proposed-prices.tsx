import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { isSamePart, partLabel, withPrices } from '#common/listings/proposals/proposal.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { FRACTIONS, isLetInParts, PERIODS } from '#common/pricing/periods.js';
import type { ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import { Button, IconButton } from '../../../ui/button.js';
import { NumberField } from '../../../ui/number-field.js';
import { Select } from '../../../ui/select.js';

const WHOLE = FRACTIONS[0]!.name;
const PERIOD_OPTIONS = PERIODS.map(({ name, label }) => ({ value: name, label }));
const FRACTION_OPTIONS = FRACTIONS.map(({ name, label }) => ({ value: name, label }));
const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

interface ProposedPricesProps {
  isRental: boolean;
  prices: readonly ProposedPriceWire[];
  faults: FieldErrors;
  onChange: (prices: ProposedPriceWire[]) => void;
}

/** Name by which the price of a period and fraction is found. */
export function priceField(price: Parameters<typeof partLabel>[0]): string {
  return `precios ${partLabel(price)}`;
}

/** The prices of the notice as a list: amounts are changed in place, prices are added and removed. */
export function ProposedPrices({ isRental, prices, faults, onChange }: ProposedPricesProps) {
  const ofAll = faults['precios']?.[0];
  const put = (at: number, changes: Partial<ProposedPriceWire>): void =>
    onChange(prices.map((price, index) => (index === at ? { ...price, ...changes } : price)));
  return (
    <fieldset className="flex flex-col gap-3" aria-invalid={ofAll ? true : undefined}>
      <legend className="mb-1 text-lg font-semibold">{isRental ? 'Precios' : 'Precio'}</legend>
      <p className="text-sm text-ink-muted">Con 1 se muestra «Consultar».</p>
      {ofAll && <p className="text-sm font-semibold text-danger">{ofAll}</p>}
      <ul className="flex flex-col gap-2">
        {prices.map((price, at) => (
          <li
            key={partLabel(price)}
            data-campo={priceField(price)}
            className="grid grid-cols-[1fr_6rem_auto] items-end gap-2"
          >
            <NumberField
              label={partLabel(price)}
              max={LIMITS.maxAmount}
              value={price.monto === '' ? null : price.monto}
              error={faults[`precios.${at}.monto`]?.[0]}
              onChange={(monto) => put(at, { monto: monto ?? '' })}
              onMoney={(monto, tipo_moneda) => put(at, { monto, tipo_moneda })}
            />
            <Select
              label="Moneda"
              options={CURRENCY_OPTIONS}
              value={price.tipo_moneda}
              onChange={({ target }) => isCurrency(target.value) && put(at, { tipo_moneda: target.value })}
            />
            {isRental && (
              <IconButton
                label={`Quitar ${partLabel(price)}`}
                onClick={() => onChange(prices.filter((_, index) => index !== at))}
              >
                <IconTrash aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isRental && <NewPrice prices={prices} onChange={onChange} />}
      {!isRental && prices.length === 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => onChange([{ periodo: '', fraccion: '', monto: '', tipo_moneda: DEFAULT_CURRENCY }])}
        >
          Poner un precio
        </Button>
      )}
    </fieldset>
  );
}

/** Adds the price of a period and fraction that has none. */
function NewPrice({ prices, onChange }: Pick<ProposedPricesProps, 'prices' | 'onChange'>) {
  const [periodo, setPeriod] = useState(PERIODS[0]!.name);
  const [chosen, setFraction] = useState(WHOLE);
  const fraccion = isLetInParts(periodo) ? chosen : WHOLE;
  const place = { periodo, fraccion };
  const isKnown = prices.some((price) => isSamePart(price, place));
  const add = (): void => {
    const { tipo_moneda = DEFAULT_CURRENCY } = prices[0] ?? {};
    const row = { ...place, monto: '' as const, tipo_moneda };
    onChange(withPrices([...prices, row], []));
  };
  return (
    <div className="grid grid-cols-2 items-end gap-2 border-t border-line pt-3 tablet:grid-cols-[1fr_1fr_auto]">
      <Select
        label="Período"
        options={PERIOD_OPTIONS}
        value={periodo}
        onChange={({ target }) => setPeriod(target.value)}
      />
      <Select
        label="Fracción"
        options={FRACTION_OPTIONS}
        value={fraccion}
        disabled={!isLetInParts(periodo)}
        onChange={({ target }) => setFraction(target.value)}
      />
      <Button
        variant="secondary"
        disabled={isKnown}
        onClick={add}
        icon={<IconPlus aria-hidden="true" className="size-5" />}
      >
        {isKnown ? 'Ya está' : 'Agregar'}
      </Button>
    </div>
  );
}
