import { useRef, useState, type FormEvent } from 'react';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import type { AdminContractWire } from '#common/contracts/contract-calls.js';
import { featuresWhenChosen, mayBeFeatured } from '#common/contracts/contract.js';
import { dayInWords, formatDay, parseDay } from '#common/kernel/time/days.js';
import { termAfter } from '#common/contracts/plan-term.js';
import { paymentFaults, type PaymentForm as Form } from '#common/contracts/payment.js';
import { CURRENCIES, isCurrency, type Currency } from '#common/kernel/currencies.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import { PAYMENT_METHODS } from '#common/contracts/payment-methods.js';
import type { Plan, PlanEntry } from '#common/contracts/plans.js';
import { paymentOf, pricedPlan } from '#common/contracts/tariffs.js';
import { failureText } from '../../../app/failure-text.js';
import { useTariffs } from '../../../pricing/tariffs.js';
import { today } from '../../../app/today.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { NumberField } from '../../../ui/number-field.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { useAction } from '../../data/use-action.js';
import { useFocusOnFault } from '../../frame/use-focus-on-fault.js';
import { recordPaymentOf } from '../../contracts/record-payment.js';
import { useListingEditing } from '../editing/use-editing.js';

const METHODS = [
  { value: '', label: 'Sin indicar' },
  ...Object.entries(PAYMENT_METHODS).map(([value, label]) => ({ value, label })),
];
const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }));

/** Day, amount, method, receipt and note of a payment. */
export function PaymentForm({ plan, onClose }: { plan: PlanEntry; onClose: () => void }) {
  const { answer, reload } = useListingEditing();
  const { idInmuebles, version, destacado } = answer.inmueble;
  const [entered, setEntered] = useState<Form>({
    fecha: today(),
    monto: '',
    medio: '',
    recibo: '',
    nota: '',
  });
  const tariffs = useTariffs();
  const tariff = tariffs && pricedPlan(plan.plan, tariffs, entered.fecha).tariff;
  const [isAmountEntered, setAmountEntered] = useState(false);
  const form = { ...entered, monto: tariff && !isAmountEntered ? paymentOf(tariff) : entered.monto };
  const [currency, setCurrency] = useState<Currency>('ARS');
  const [isFeatured, setIsFeatured] = useState(featuresWhenChosen(plan.plan));
  const [faults, setFaults] = useState<FieldErrors>({});
  const place = useRef<HTMLFormElement>(null);
  useFocusOnFault(place, faults);
  const payment = useAction({
    call: async () => {
      const paid = { ...form, idInmueble: idInmuebles, version, moneda: currency };
      await recordPaymentOf(paid, isFeatured ? answer.contrato : undefined);
      await reload();
    },
    done: () => CONTRACT_MESSAGES.paymentUpdated,
    refreshes: [],
    onDone: onClose,
    onFail: (error) => {
      setFaults({ formulario: [failureText(error, SECTION_MESSAGES)] });
      return true;
    },
  });
  const change = (changes: Partial<Form>): void => setEntered({ ...form, ...changes });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = paymentFaults(form, parseDay(today())!);
    setFaults(found);
    if (Object.keys(found).length === 0) payment.run(undefined);
  };
  return (
    <form ref={place} noValidate onSubmit={submit} aria-label="Pago" className="flex flex-col gap-4">
      <p className="text-ink-soft">
        El contrato queda como pagado: lo que incluye (fotos, destacado) se ve en el sitio en el acto.{' '}
        {termText(plan.plan, form.fecha || today(), answer.contrato)}
      </p>
      <div className="grid gap-4 phablet:grid-cols-2">
        <TextField
          label="Fecha"
          type="date"
          max={today()}
          value={form.fecha}
          error={faults['fecha']?.[0]}
          onChange={({ target }) => change({ fecha: target.value })}
        />
        <Select
          label="Medio de pago"
          options={METHODS}
          value={form.medio}
          onChange={({ target }) => change({ medio: target.value })}
        />
        <NumberField
          label="Importe"
          max={LIMITS.maxAmount}
          value={form.monto === '' ? null : form.monto}
          error={faults['monto']?.[0]}
          onChange={(monto) => {
            setAmountEntered(true);
            change({ monto: monto ?? '' });
          }}
          onMoney={(monto, named) => {
            setAmountEntered(true);
            setCurrency(named);
            change({ monto });
          }}
        />
        <Select
          label="Moneda"
          options={CURRENCY_OPTIONS}
          value={currency}
          onChange={({ target }) => isCurrency(target.value) && setCurrency(target.value)}
        />
        <TextField
          label="Recibo"
          maxLength={LENGTHS.receipt}
          autoComplete="off"
          value={form.recibo}
          onChange={({ target }) => change({ recibo: target.value })}
        />
        <TextField
          label="Nota"
          maxLength={LENGTHS.note}
          autoComplete="off"
          value={form.nota}
          onChange={({ target }) => change({ nota: target.value })}
        />
      </div>
      {destacado === 0 && mayBeFeatured(plan.plan) && (
        <Checkbox
          label={CONTRACT_MESSAGES.featureToo}
          checked={isFeatured}
          onChange={({ target }) => setIsFeatured(target.checked)}
        />
      )}
      {faults['formulario'] && (
        <p role="alert" className="font-semibold text-danger">
          {faults['formulario'][0]}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button submit busy={payment.busy}>
          {CONTRACT_MESSAGES.updatePayment}
        </Button>
      </div>
    </form>
  );
}

/** Until when the plan and the position last with a payment of a day. */
function termText(
  plan: Plan,
  paidOn: string,
  { pagado, pagoHasta, destacadoHasta }: AdminContractWire,
): string {
  const day = parseDay(paidOn);
  if (day === undefined) return '';
  const running = {
    paidUntil: parseDay(pagoHasta ?? '') ?? null,
    featuredUntil: parseDay(destacadoHasta ?? '') ?? null,
  };
  const { paidUntil, featuredUntil } = termAfter(plan, day, pagado ? running : undefined);
  return [
    paidUntil === null ? '' : `Queda pago hasta el ${dayInWords(formatDay(paidUntil))}.`,
    featuredUntil === null ? '' : `El destacado dura hasta el ${dayInWords(formatDay(featuredUntil))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
