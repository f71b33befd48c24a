import { isPaymentMethod, PAYMENT_METHODS } from '#common/contracts/payment-methods.js';
import { planEntry } from '#common/contracts/plans.js';
import type { ListFile } from '#platform/http/answers/list-files.js';
import type { ListedPayment } from './income.js';

export const PAYMENTS_FILE: ListFile<ListedPayment> = {
  name: 'pagos',
  sheet: 'Pagos',
  columns: [
    { heading: 'Fecha', width: 12, value: ({ day }) => new Date(`${day}T00:00:00-03:00`) },
    { heading: 'Código', width: 10, value: ({ code }) => code },
    { heading: 'Aviso', width: 8, value: ({ listingId }) => listingId },
    { heading: 'Plan', width: 24, value: ({ plan }) => planEntry(plan).name },
    { heading: 'Importe', width: 12, value: ({ amount }) => amount },
    { heading: 'Moneda', width: 8, value: ({ currency }) => currency },
    {
      heading: 'Medio de pago',
      width: 18,
      value: ({ method }) => (isPaymentMethod(method) ? PAYMENT_METHODS[method] : ''),
    },
    { heading: 'Recibo', width: 14, value: ({ receipt }) => receipt },
    { heading: 'Nota', width: 40, value: ({ note }) => note },
  ],
};
