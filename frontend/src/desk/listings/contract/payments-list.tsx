import { useState } from 'react';
import { annulPayment } from '#common/listings/editing/edit-calls.js';
import type { PaymentWire } from '#common/contracts/contract-calls.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { PaymentText, amountText } from '../../contracts/payment-text.js';
import { dayText } from '../../../app/moment-text.js';
import { Allowed } from '../../session/allowed.js';
import { useListingEditing } from '../editing/use-editing.js';

/** Payments of a notice, newest first. */
export function PaymentsList({ payments }: { payments: readonly PaymentWire[] }) {
  const { reload } = useListingEditing();
  const [asked, setAsked] = useState<PaymentWire>();
  const annulment = useAction({
    call: async ({ idPago }: PaymentWire) => {
      const answer = await postAdmin(annulPayment, { idPago });
      await reload();
      return answer;
    },
    done: ({ message }) => message,
    refreshes: [],
    onDone: () => setAsked(undefined),
  });
  if (payments.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="mb-1 text-base font-semibold">Pagos</h3>
      <ul className="flex flex-col">
        {payments.map((payment) => (
          <li
            key={payment.idPago}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-0"
          >
            <PaymentText payment={payment} />
            {!payment.anulado && (
              <Allowed to={annulPayment}>
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => setAsked(payment)}
                  aria-label={`Anular el pago del ${dayText(payment.fecha)}`}
                >
                  Anular
                </Button>
              </Allowed>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="¿Anular este pago?"
        confirmLabel="Anular el pago"
        variant="danger"
        busy={annulment.busy}
        onConfirm={() => asked && annulment.run(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {asked && (
          <p>
            El pago del {dayText(asked.fecha)} ({amountText(asked)}) queda tachado y no suma. El contrato no
            cambia: si ya no está pagado, editalo.
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
