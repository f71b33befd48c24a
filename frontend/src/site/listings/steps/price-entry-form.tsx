import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { newPriceFault } from '#common/listings/publication/publication-form.js';
import { CURRENCIES, type Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { FRACTIONS, isLetInParts, PERIODS, WHOLE_PERIOD } from '#common/pricing/periods.js';
import { Button } from '../../../ui/button.js';
import { RadioGroup } from '../../../ui/choices.js';
import { NumberField } from '../../../ui/number-field.js';
import { Select } from '../../../ui/select.js';
import { goToUnread } from '../../../ui/unread.js';
import { EMPTY_PRICE, momentOf, toRow, withPeriod } from '../publication/publication-state.js';
import { useWizardContext } from '../wizard-context.js';

const PERIOD_OPTIONS = PERIODS.map(({ name, label }) => ({ value: name, label }));
/** Annual contracts are priced per month. */
const WHOLE_YEAR = 'Año Completo';
/** The whole month by default. */
const FRACTION_OPTIONS = FRACTIONS.map(({ id, name, label }) => ({
  value: id === WHOLE_PERIOD ? '' : name,
  label,
}));
const CURRENCY_CHOICES = CURRENCIES.map((currency) => ({
  value: currency,
  label: currency === 'ARS' ? 'Pesos' : 'Dólares',
}));

/** Entry of a rental price: period, fraction, amount. Enter adds it, as the button does. */
export function PriceEntryForm({ onAdded }: { onAdded?: () => void }) {
  const { form, entry, setEntry, change } = useWizardContext();
  const [fault, setFault] = useState<string>();
  const [added, setAdded] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const rows = form.inmueble.preciosAlquiler;
  const edit = (next: typeof entry): void => {
    setFault(undefined);
    setEntry(next);
  };
  const add = (): void => {
    if (goToUnread(group.current)) return;
    const row = toRow(entry, rows);
    const found = newPriceFault(row, rows);
    setFault(found);
    setAdded('');
    if (found) return;
    change((now) => ({ ...now, inmueble: { ...now.inmueble, preciosAlquiler: [...rows, row] } }));
    setEntry({ ...EMPTY_PRICE, moneda: entry.moneda });
    setAdded(`Se agregó ${momentOf(row)}.`);
    onAdded?.();
  };
  useEnter(group, add);
  const closed = !isLetInParts(entry.periodo);
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">Precio nuevo</legend>
      <div className="grid gap-4 phablet:grid-cols-2">
        <Select
          label="Período"
          isRequired
          placeholder="Elegí un período"
          options={PERIOD_OPTIONS}
          value={entry.periodo}
          onChange={(event) => edit(withPeriod(entry, event.target.value))}
        />
        <Select
          label="Fracción"
          placeholder={closed ? 'Se alquila completo' : undefined}
          options={closed ? [] : FRACTION_OPTIONS}
          value={entry.fraccion}
          disabled={closed}
          onChange={(event) => edit({ ...entry, fraccion: event.target.value })}
        />
      </div>
      <div className="grid items-start gap-4 phablet:grid-cols-2">
        <NumberField
          label="Precio"
          isRequired
          unit={`${entry.moneda}$`}
          max={LIMITS.maxAmount}
          value={entry.precio}
          onChange={(precio) => edit({ ...entry, precio })}
          onMoney={(precio, moneda) => edit({ ...entry, precio, moneda })}
          hint={`${entry.periodo === WHOLE_YEAR ? 'El precio de cada mes. ' : ''}Con 1 se muestra «Consultar».`}
        />
        <CurrencyPills value={entry.moneda} onChange={(moneda) => edit({ ...entry, moneda })} />
      </div>
      {fault && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
          {fault}
        </p>
      )}
      <Button
        variant="secondary"
        className="self-start"
        icon={<IconPlus aria-hidden="true" className="size-5" />}
        onClick={add}
      >
        {PUBLICATION_MESSAGES.addPrice}
      </Button>
      <output className="sr-only">{added}</output>
    </fieldset>
  );
}

/** Enter in the group adds the price instead of submitting the surrounding form. */
function useEnter(group: RefObject<HTMLElement | null>, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const element = group.current;
    const listener = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [group]);
}

export function CurrencyPills({
  value,
  onChange,
}: {
  value: Currency;
  onChange: (currency: Currency) => void;
}) {
  return <RadioGroup legend="Moneda" value={value} choices={CURRENCY_CHOICES} onChange={onChange} />;
}
