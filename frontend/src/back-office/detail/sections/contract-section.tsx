import { IconAlertTriangle, IconFileCheck } from '@tabler/icons-react';
import { recordPayment } from '#common/calls/edits.js';
import { CONTRACT_MESSAGES } from '#common/messages/admin.js';
import { isFlagEnabled, planOf } from '#common/rules/contract.js';
import { formatPrice } from '#common/rules/prices.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { PLANS, planEntry, type PlanEntry } from '#common/vocabulary/plans.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';
import { Badge, StatusBadge } from '../../../ui/badges.js';
import { Checkbox } from '../../../ui/choices.js';
import { Moment } from '../../lists/moment.js';
import { Facts } from '../detail-section.js';
import { Allowed } from '../../session/allowed.js';
import { PaymentsList } from '../../editing/payments-list.js';
import { PaymentAction } from '../../editing/payment-action.js';
import { EditableSection } from '../../editing/editable-section.js';
import { ContractForm } from '../../editing/contract-form.js';

/** The owner's contract and payment. */
export function ContractSection({ answer: { contrato, inmueble, pagos } }: { answer: AdminListingAnswer }) {
  const operation = operationFromName(inmueble.tipoOperacion) ?? 'rental';
  const plan = planEntry(planOf(contrato, operation));
  const isPaid = contrato.pagado === 1;
  const flags = PLANS.map((entry) => entry.plan).filter((flag) => isFlagEnabled(flag, operation));
  return (
    <EditableSection
      name="contrato"
      form={<ContractForm />}
      title="Contrato"
      icon={<IconFileCheck />}
      aside={
        plan.price === 0 ? (
          <Badge>Gratis</Badge>
        ) : (
          <StatusBadge tone={isPaid ? 'success' : 'warning'}>{isPaid ? 'Pagado' : 'Sin pagar'}</StatusBadge>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Plan', value: plan.name },
          { label: 'Precio', value: priceOf(plan) },
          ...(plan.price > 0
            ? [
                {
                  label: 'Fecha de pago',
                  value: contrato.fechaPago ? (
                    <Moment iso={contrato.fechaPago} />
                  ) : (
                    CONTRACT_MESSAGES.noPaymentDate
                  ),
                },
              ]
            : []),
        ]}
      />
      <fieldset disabled className="mt-3">
        <legend className="sr-only">Tipo de contrato</legend>
        <div className="-mx-2 flex flex-wrap gap-x-4">
          {flags.map((flag) => (
            <Checkbox key={flag} label={planEntry(flag).box} checked={contrato[flag]} readOnly />
          ))}
        </div>
      </fieldset>
      {plan.price > 0 && (
        <div className="mt-3">
          <Allowed to={recordPayment}>
            <PaymentAction plan={plan} />
          </Allowed>
        </div>
      )}
      {plan.photos && !isPaid && (
        <p className="mt-3 flex gap-2.5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {CONTRACT_MESSAGES.unpaidPhotos}
        </p>
      )}
      <PaymentsList payments={pagos} />
    </EditableSection>
  );
}

function priceOf({ price, extra, term }: PlanEntry): string {
  if (price === 0) return 'Gratis';
  const base = `${formatPrice(price, 'ARS')} ${term}`;
  return extra ? `${base} + ${formatPrice(extra.price, 'ARS')} ${extra.term}` : base;
}
