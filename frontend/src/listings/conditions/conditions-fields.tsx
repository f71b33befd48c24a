import { useId, type ReactNode } from 'react';
import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { MINIMUM_PERIODS } from '#common/listings/conditions/condition-faults.js';
import {
  BALANCE_TIMES,
  BED_KINDS,
  BEDS,
  CONDITION_LABELS,
  GROUP_RULES,
  LINENS,
  PET_RULES,
  UTILITIES,
  type Conditions,
} from '#common/listings/conditions/conditions.js';
import { periodLabel } from '#common/pricing/periods.js';
import { LONGEST_STAY } from '#common/pricing/stays/stay.js';
import { RadioGroup } from '../../ui/choices.js';
import { NumberField } from '../../ui/number-field.js';
import { Select } from '../../ui/select.js';
import { TextField } from '../../ui/text-field.js';

export interface ConditionsFieldsProps {
  value: Conditions;
  onChange: (value: Conditions) => void;
  faultOf: (field: keyof Conditions) => string | undefined;
}

/** Choice of an amount instead of one of the texts; 0 until it is typed. */
const AMOUNT = 'monto';
const UNSAID = 'Sin decir';
const CURRENCIES: { value: Currency; label: string }[] = [
  { value: 'ARS', label: 'Pesos' },
  { value: 'USD', label: 'Dólares' },
];

const options = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/** The conditions of a stay as fields; all of them may stay empty. */
export function ConditionsFields(props: ConditionsFieldsProps) {
  const { value, onChange, faultOf } = props;
  const set = (changes: Partial<Conditions>): void => onChange({ ...value, ...changes });
  const amount = (field: 'limpieza' | 'deposito', hint: string) => (
    <NumberField
      label={CONDITION_LABELS[field]}
      unit={`${value.moneda}$`}
      max={LIMITS.maxAmount}
      value={value[field]}
      error={faultOf(field)}
      hint={hint}
      onChange={(monto) => set({ [field]: monto })}
    />
  );
  const choice = <Field extends 'ropaBlanca' | 'saldo' | 'grupos'>(
    field: Field,
    texts: Readonly<Record<string, string>>,
  ) => (
    <Select
      label={CONDITION_LABELS[field]}
      placeholder={UNSAID}
      options={options(texts)}
      value={value[field] ?? ''}
      error={faultOf(field)}
      onChange={({ target }) => set({ [field]: target.value || null })}
    />
  );
  const time = (field: 'entrada' | 'salida', label: string) => (
    <TextField
      type="time"
      label={label}
      value={value[field] ?? ''}
      error={faultOf(field)}
      onChange={({ target }) => set({ [field]: target.value || null })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <Group legend={CONDITION_LABELS.camas} error={faultOf('camas')}>
        {BED_KINDS.map((kind) => (
          <NumberField
            key={kind}
            label={BEDS[kind].label}
            max={LIMITS.maxCounted}
            value={value.camas[kind] || null}
            onChange={(count) => set({ camas: { ...value.camas, [kind]: count ?? 0 } })}
          />
        ))}
      </Group>
      <Pair>
        {choice('ropaBlanca', LINENS)}
        {choice('grupos', GROUP_RULES)}
        {time('entrada', 'Entrada, desde las')}
        {time('salida', 'Salida, hasta las')}
      </Pair>
      <MinimumNights {...props} />
      <RadioGroup
        legend="Moneda de los montos"
        value={value.moneda}
        choices={CURRENCIES}
        onChange={(moneda) => set({ moneda })}
      />
      <Pair>
        {amount('limpieza', 'Se cobra una vez y se suma al total. 0 si no la cobrás.')}
        {amount('deposito', 'Lo devolvés al irse: no se suma al total.')}
        <ChoiceOrAmount {...props} field="servicios" texts={UTILITIES} amountLabel="Un monto por día" />
        <ChoiceOrAmount
          {...props}
          field="mascotas"
          texts={PET_RULES}
          amountLabel="Sí, con un cargo por estadía"
        />
        <NumberField
          label={`${CONDITION_LABELS.senia}, en %`}
          max={100}
          value={value.senia}
          error={faultOf('senia')}
          onChange={(senia) => set({ senia })}
        />
        {choice('saldo', BALANCE_TIMES)}
      </Pair>
    </div>
  );
}

function MinimumNights({ value, onChange, faultOf }: ConditionsFieldsProps) {
  const nightsIn = (periodo: string) =>
    value.minimoNoches.find((row) => row.periodo === periodo)?.noches ?? null;
  const put = (periodo: string, noches: number | null): void => {
    const others = value.minimoNoches.filter((row) => row.periodo !== periodo);
    const rows = noches === null ? others : [...others, { periodo, noches }];
    const place = (row: { periodo: string }): number => PERIODS_OF_MINIMUM.indexOf(row.periodo);
    onChange({ ...value, minimoNoches: rows.toSorted((one, other) => place(one) - place(other)) });
  };
  return (
    <Group legend={`${CONDITION_LABELS.minimoNoches}, en noches`} error={faultOf('minimoNoches')}>
      {PERIODS_OF_MINIMUM.map((periodo) => (
        <NumberField
          key={periodo}
          label={periodo ? periodLabel(periodo) : 'En otras fechas'}
          max={LONGEST_STAY}
          value={nightsIn(periodo)}
          onChange={(noches) => put(periodo, noches)}
        />
      ))}
    </Group>
  );
}

const PERIODS_OF_MINIMUM = [...MINIMUM_PERIODS, ''];

interface ChoiceOrAmountProps extends ConditionsFieldsProps {
  field: 'servicios' | 'mascotas';
  texts: Readonly<Record<string, string>>;
  amountLabel: string;
}

function ChoiceOrAmount({ value, onChange, faultOf, field, texts, amountLabel }: ChoiceOrAmountProps) {
  const chosen = value[field];
  const isAmount = typeof chosen === 'number';
  const put = (next: string | number | null): void => onChange({ ...value, [field]: next });
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={CONDITION_LABELS[field]}
        placeholder={UNSAID}
        options={[...options(texts), { value: AMOUNT, label: amountLabel }]}
        value={isAmount ? AMOUNT : (chosen ?? '')}
        error={isAmount ? undefined : faultOf(field)}
        onChange={({ target }) => put(target.value === AMOUNT ? 0 : target.value || null)}
      />
      {isAmount && (
        <NumberField
          label={`${CONDITION_LABELS[field]}: monto`}
          unit={`${value.moneda}$`}
          max={LIMITS.maxAmount}
          value={chosen === 0 ? null : chosen}
          error={faultOf(field)}
          onChange={(monto) => put(monto ?? 0)}
        />
      )}
    </div>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 phablet:grid-cols-2">{children}</div>;
}

/** A row of numbers. */
function Group({
  legend,
  error,
  children,
}: {
  legend: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{legend}</legend>
      <div className="grid grid-cols-2 items-end gap-3 phablet:grid-cols-4">{children}</div>
      {error && (
        <p id={id} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
