import { useId } from 'react';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { planOf } from '#common/contracts/contract.js';
import { dayInWords, parseDay } from '#common/kernel/time/days.js';
import { localTimeOf } from '#common/kernel/time/local-time.js';
import { paymentOfRunningTerm } from '#common/contracts/payment.js';
import { formatAmount } from '#common/pricing/prices.js';
import { operationFromName } from '#common/kernel/operations.js';
import { costsMoney, PLANS, planEntry, type Plan, type PlanEntry } from '#common/contracts/plans.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import { useTariffs } from '../../../pricing/tariffs.js';
import { today } from '../../../app/today.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { RadioGroup } from '../../../ui/choices.js';
import { TextField } from '../../../ui/text-field.js';
import { dayText } from '../../../app/moment-text.js';
import { canBeFeatured, withPlan } from '../editing/section-drafts.js';
import { planPrice } from '../../contracts/plan-price.js';
import { useListingEditing } from '../editing/use-editing.js';

/** The plans of the notice's operation, and the fields that all plans have (back-office.md §4, Contract rules). */
export function ContractForm() {
  const { answer, draftOf, change, faultOf } = useListingEditing();
  const draft = draftOf('contrato');
  const operation = operationFromName(answer.inmueble.tipoOperacion) ?? 'rental';
  const plan = planOf(draft, operation);
  const isFree = !costsMoney(plan);
  const tariffs = useTariffs();
  const note = useId();
  return (
    <>
      <RadioGroup
        legend="Tipo de contrato"
        look="cards"
        value={plan}
        choices={PLANS.filter((entry) => entry.operation === operation).map((entry) => ({
          value: entry.plan,
          label: entry.name,
          hint: planPrice(tariffs && pricedPlan(entry.plan, tariffs)),
        }))}
        onChange={(chosen) => change('contrato', withPlan(draft, chosen))}
      />
      <div className="grid phablet:grid-cols-2">
        <Checkbox
          label="Destacado en el sitio"
          checked={draft.destacado}
          disabled={!canBeFeatured(draft)}
          aria-describedby={isFree ? note : undefined}
          onChange={({ target }) => change('contrato', { ...draft, destacado: target.checked })}
        />
        <Checkbox
          label="Pagado"
          checked={draft.pagado && !isFree}
          disabled={isFree}
          aria-describedby={isFree ? note : undefined}
          onChange={({ target }) => change('contrato', { ...draft, pagado: target.checked })}
        />
      </div>
      {draft.destacado && draft.pagado && (
        <TextField
          label="Destacado hasta"
          name="destacadoHasta"
          type="date"
          hint={emptyHint(planEntry(plan), answer.contrato.pagoHasta)}
          min={today()}
          value={draft.destacadoHasta}
          error={faultOf('contrato', 'destacadoHasta')}
          onChange={({ target }) => change('contrato', { ...draft, destacadoHasta: target.value })}
        />
      )}
      {isFree && (
        <p id={note} className="text-sm text-ink-muted">
          {CONTRACT_MESSAGES.freePlan}
        </p>
      )}
      <AnnulledNote plan={plan} />
      {draft.destacado && !draft.pagado && (
        <p role="alert" className="rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          El contrato {CONTRACT_MESSAGES.unpaidFeatured}
        </p>
      )}
    </>
  );
}

/** Says which payment is annulled by saving that the contract is not paid. */
function AnnulledNote({ plan }: { plan: Plan }) {
  const { answer, draftOf } = useListingEditing();
  const { contrato, pagos } = answer;
  if (contrato.pagado !== 1 || draftOf('contrato').pagado) return null;
  const payment = paymentOfRunningTerm({
    plan,
    payments: pagos,
    factsOf: (payment) => ({
      plan: payment.plan,
      paidOn: parseDay(localTimeOf(new Date(payment.fecha)).slice(0, 10))!,
      isAnnulled: payment.anulado,
    }),
    paidUntil: contrato.pagoHasta,
    today: parseDay(today())!,
  });
  if (!payment) return null;
  const { monto, moneda, fecha } = payment;
  const amount = monto === null ? '' : ` de ${moneda}$ ${formatAmount(monto)}`;
  return (
    <p role="alert" className="rounded-field bg-warning-soft px-4 py-3">
      Al guardar se anula el pago{amount} del {dayText(fecha)}, que deja de contar en Ingresos.
    </p>
  );
}

/** What an empty last day means. */
function emptyHint({ extra }: PlanEntry, planEnd: string | null): string {
  if (planEnd) return `Vacío: hasta el ${dayInWords(planEnd)}, con el plan.`;
  return extra ? 'Vacío: 30 días desde el pago.' : 'Vacío: hasta que venza el plan.';
}
