import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { Badge, StatusBadge } from '../../ui/badges.js';

interface PaymentBadgeProps extends Pick<AdminListingRow, 'pagado' | 'planVencido'> {
  /** Of a section, instead of a row. */
  isStatus?: boolean;
}

/** Whether a plan is paid, has lapsed, or was not paid. */
export function PaymentBadge({ pagado, planVencido, isStatus = false }: PaymentBadgeProps) {
  const Shown = isStatus ? StatusBadge : Badge;
  if (planVencido) return <Shown tone="danger">Plan vencido</Shown>;
  return <Shown tone={pagado ? 'success' : 'warning'}>{pagado ? 'Pagado' : 'Sin pagar'}</Shown>;
}
