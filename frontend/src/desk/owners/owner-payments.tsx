import { IconCash } from '@tabler/icons-react';
import type { NewestRows, OwnerPaymentWire } from '#common/owners/owner-calls.js';
import { TextLink } from '../../ui/link.js';
import { detailPath } from '../admin-paths.js';
import { PaymentText } from '../contracts/payment-text.js';
import { NewestSection } from './newest-section.js';

/** Payments for any of the owner's notices, newest first. */
export function OwnerPayments({ payments }: { payments: NewestRows<OwnerPaymentWire> }) {
  return (
    <NewestSection
      title="Pagos"
      icon={<IconCash />}
      rows={payments}
      empty="No hay pagos registrados."
      keyOf={({ idPago }) => idPago}
      item={(payment) => (
        <div className="flex items-start justify-between gap-3">
          <PaymentText payment={payment} />
          <TextLink
            to={detailPath(payment.aviso.estado, payment.aviso.id)}
            className="inline-flex min-h-6 shrink-0 items-center"
          >
            {payment.aviso.codigo ?? `Nº ${payment.aviso.id}`}
          </TextLink>
        </div>
      )}
    />
  );
}
