import { dotted } from '#common/kernel/text.js';
import { formatAmount } from '#common/pricing/prices.js';
import { PAYMENT_METHODS } from '#common/contracts/payment-methods.js';
import { planEntry } from '#common/contracts/plans.js';
import type { PaymentWire } from '#common/contracts/contract-calls.js';
import { Badge } from '../../ui/badges.js';
import { cx } from '../../ui/classes.js';
import { dayText } from '../../app/moment-text.js';

/** Day, amount and details of a payment. */
export function PaymentText({ payment }: { payment: PaymentWire }) {
  const { fecha, plan, medio, recibo, nota, anulado } = payment;
  const details = [planEntry(plan).name, medio && PAYMENT_METHODS[medio], recibo && `Recibo ${recibo}`, nota];
  return (
    <div className="min-w-0">
      <p className={cx('font-semibold tabular-nums', anulado && 'text-ink-muted line-through')}>
        <time dateTime={fecha}>{dayText(fecha)}</time> ·{' '}
        <span className="whitespace-nowrap">{amountText(payment)}</span>
      </p>
      <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
        {dotted(details)} {anulado && <Badge>Anulado</Badge>}
      </p>
    </div>
  );
}

export function amountText({ monto, moneda }: PaymentWire): string {
  return monto === null ? 'importe no registrado' : `${moneda}$ ${formatAmount(monto)}`;
}
