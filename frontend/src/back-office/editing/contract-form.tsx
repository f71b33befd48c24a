import { useId } from 'react';
import { CONTRACT_MESSAGES } from '#common/messages/admin.js';
import { isFlagEnabled, planOf } from '#common/rules/contract.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { PLANS, planEntry } from '#common/vocabulary/plans.js';
import { Checkbox } from '../../ui/choices.js';
import { canBeFeatured, tickContract } from './drafts.js';
import { useListingEditing } from './use-editing.js';

/** Contract checkboxes, which affect each other (back-office.md §4, Contract rules). */
export function ContractForm() {
  const { answer, draftOf, change } = useListingEditing();
  const draft = draftOf('contrato');
  const operation = operationFromName(answer.inmueble.tipoOperacion) ?? 'rental';
  const isFree = planEntry(planOf(draft, operation)).price === 0;
  const note = useId();
  return (
    <>
      <div className="grid phablet:grid-cols-2">
        {PLANS.map(({ plan: flag, box }) => (
          <Checkbox
            key={flag}
            label={box}
            checked={draft[flag]}
            disabled={!isFlagEnabled(flag, operation)}
            onChange={({ target }) => change('contrato', tickContract(draft, flag, target.checked))}
          />
        ))}
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
