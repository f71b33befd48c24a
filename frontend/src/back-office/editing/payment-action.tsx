import { useState } from 'react';
import { recordPayment } from '#common/calls/edits.js';
import { CONTRACT_MESSAGES, SECTION_MESSAGES } from '#common/messages/admin.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { notice } from '../frame/notices.js';
import { useListingEditing } from './use-editing.js';

/** 'Actualizar Pago': sets the payment date to today. */
export function PaymentAction() {
  const { answer, reload } = useListingEditing();
  const { idInmuebles, version } = answer.inmueble;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const record = async (): Promise<void> => {
    setBusy(true);
    try {
      await postAdmin(recordPayment, { idInmueble: idInmuebles, version });
      await reload();
      notice('done', CONTRACT_MESSAGES.paymentUpdated);
    } catch (error) {
      notice('failed', failureText(error, SECTION_MESSAGES));
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {CONTRACT_MESSAGES.updatePayment}
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Registrar el pago con fecha de hoy?"
        confirmLabel={CONTRACT_MESSAGES.updatePayment}
        busy={busy}
        onConfirm={() => void record()}
        onCancel={() => setAsking(false)}
      >
        <p>El contrato queda como pagado: lo que incluye (fotos, destacado) se ve en el sitio en el acto.</p>
      </ConfirmDialog>
    </>
  );
}
