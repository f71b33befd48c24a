import { useId } from 'react';
import { CONTRACT_MESSAGES } from '#common/messages/admin.js';
import { planOf } from '#common/rules/contract.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { PLANS, planEntry } from '#common/vocabulary/plans.js';
import { Checkbox, RadioGroup } from '../../ui/choices.js';
import { canBeFeatured, withPlan } from './drafts.js';
import { planPrice } from './plan-price.js';
import { useListingEditing } from './use-editing.js';

/** The plans of the notice's operation, and what belongs to any (back-office.md §4, Contract rules). */
export function ContractForm() {
  const { answer, draftOf, change } = useListingEditing();
  const draft = draftOf('contrato');
  const operation = operationFromName(answer.inmueble.tipoOperacion) ?? 'rental';
  const plan = planOf(draft, operation);
  const isFree = planEntry(plan).price === 0;
  const note = useId();
  return (
    <>
      <RadioGroup
        legend="Tipo de contrato"
        look="cards"
        value={plan}
        choices={PLANS.filter((entry) => entry.operation === operation).map((entry) => ({
          value: entry.plan,
          label: entry.box,
          hint: planPrice(entry),
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
          checked={draft.pagado}
          disabled={isFree && !draft.pagado}
          aria-describedby={isFree ? note : undefined}
          onChange={({ target }) => change('contrato', { ...draft, pagado: target.checked })}
        />
      </div>
      {isFree && (
        <p id={note} className="text-sm text-ink-muted">
          {CONTRACT_MESSAGES.freePlan}
        </p>
      )}
      {draft.destacado && !draft.pagado && (
        <p role="alert" className="rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          El contrato {CONTRACT_MESSAGES.unpaidFeatured}
        </p>
      )}
    </>
  );
}
