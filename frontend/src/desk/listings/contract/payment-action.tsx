import { useState } from 'react';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import type { PlanEntry } from '#common/contracts/plans.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { PaymentForm } from './payment-form.js';

/** 'Actualizar Pago': records a payment, by default of today and of the plan's price. */
export function PaymentAction({ plan }: { plan: PlanEntry }) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  useAskedAction('pago', () => setAsking(true));
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {CONTRACT_MESSAGES.updatePayment}
      </Button>
      <Dialog open={asking} onClose={close} title="¿Registrar un pago?" role="alertdialog">
        <PaymentForm plan={plan} onClose={close} />
      </Dialog>
    </>
  );
}
