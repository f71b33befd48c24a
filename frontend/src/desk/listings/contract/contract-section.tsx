import { IconAlertTriangle, IconFileCheck } from '@tabler/icons-react';
import { recordPayment } from '#common/listings/editing/edit-calls.js';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { planOf } from '#common/contracts/contract.js';
import { operationFromName } from '#common/kernel/operations.js';
import { costsMoney, planEntry } from '#common/contracts/plans.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { Badge } from '../../../ui/badges.js';
import { Moment } from '../../frame/moment.js';
import { Facts } from '../../frame/detail-section.js';
import { featuredEndOf } from '../../contracts/featured-end-of.js';
import { Allowed } from '../../session/allowed.js';
import { PaymentsList } from './payments-list.js';
import { PaymentAction } from './payment-action.js';
import { EditableSection } from '../editing/editable-section.js';
import { useTariffs } from '../../../pricing/tariffs.js';
import { planPrice } from '../../contracts/plan-price.js';
import { PaymentBadge } from '../../contracts/payment-badge.js';
import { PlanEnd } from '../../contracts/plan-end.js';
import { ContractForm } from './contract-form.js';

/** The owner's contract and payment. */
export function ContractSection({ answer: { contrato, inmueble, pagos } }: { answer: AdminListingAnswer }) {
  const tariffs = useTariffs();
  const operation = operationFromName(inmueble.tipoOperacion) ?? 'rental';
  const plan = planEntry(planOf(contrato, operation));
  return (
    <EditableSection
      name="contrato"
      form={<ContractForm />}
      title="Contrato"
      icon={<IconFileCheck />}
      aside={
        !costsMoney(plan.plan) ? (
          <Badge>Gratis</Badge>
        ) : (
          <PaymentBadge isStatus pagado={contrato.pagado} planVencido={inmueble.planVencido} />
        )
      }
    >
      <Facts
        facts={[
          { label: 'Plan', value: plan.name },
          {
            // The tariff is today's; what was paid stands in the list of payments.
            label: costsMoney(plan.plan) && contrato.pagado ? 'Precio al renovar' : 'Precio',
            value: planPrice(tariffs && pricedPlan(plan.plan, tariffs)),
          },
          ...(costsMoney(plan.plan)
            ? [
                {
                  label: 'Fecha de pago',
                  value: contrato.fechaPago ? (
                    <Moment iso={contrato.fechaPago} />
                  ) : (
                    CONTRACT_MESSAGES.noPaymentDate
                  ),
                },
                ...endFact('Pagado hasta', contrato.pagoHasta),
                ...endFact('Destacado hasta', inmueble.destacado === 1 ? featuredEndOf(contrato) : null),
              ]
            : []),
        ]}
      />
      {costsMoney(plan.plan) && (
        <div className="mt-3">
          <Allowed to={recordPayment}>
            <PaymentAction plan={plan} />
          </Allowed>
        </div>
      )}
      {plan.photos && !inmueble.mostrarFotos && (
        <p className="mt-3 flex gap-2.5 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          <IconAlertTriangle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {inmueble.planVencido ? CONTRACT_MESSAGES.lapsedPhotos : CONTRACT_MESSAGES.unpaidPhotos}
        </p>
      )}
      <PaymentsList payments={pagos} />
    </EditableSection>
  );
}

function endFact(label: string, end: string | null) {
  return end ? [{ label, value: <PlanEnd end={end} /> }] : [];
}
