import type { ListOrder, ListOrderName } from '#common/kernel/calls/list-order.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { isFree } from '../core/paid-days.js';
import { nextEnd } from '../plans/plan-ends.js';
import { PENDING_SINCE } from '../resubmission/resubmissions.js';

/** SQL expression of the amount of the lead price of the whole season, free or rented; null if it is on request or missing. */
const amountIn = (currency: 'ars' | 'usd'): string =>
  `CASE WHEN abs(q.lead_${currency}[1]) > ${LIMITS.consultAmount} THEN abs(q.lead_${currency}[1])::float8 END`;

/** The lower lead price in pesos, as in searches; null if it is in dollars only and no exchange rate is known. */
const LEAD_IN_PESOS = `least(${amountIn('ars')}, ${amountIn('usd')} * (SELECT value::float8 FROM offered_exchange_rates WHERE currency = 'USD'))`;

/** Sort key: 0 for plans that are unpaid or have lapsed, 1 for paid plans, 2 for free plans. */
const PAYMENT = `CASE WHEN ${isFree('q.plan')} THEN 2 WHEN q.paid_now THEN 1 ELSE 0 END`;

/** Join and sort expressions of each order. */
const ORDERS: Readonly<Record<ListOrderName, { join: string; keys: readonly string[] }>> = {
  codigo: { join: '', keys: ['l.code'] },
  creado: { join: '', keys: ['l.created_at'] },
  duenio: {
    join: 'JOIN offered_contacts q ON q.id = l.contact_id',
    keys: ['fold(q.last_name)', 'fold(q.first_name)'],
  },
  localidad: { join: 'JOIN locations q ON q.listing_id = l.id', keys: ['fold(q.town)'] },
  visitas: {
    join: 'LEFT JOIN offered_listing_stats q ON q.listing_id = l.id',
    keys: ['coalesce(q.views, 0)'],
  },
  consultas: {
    join: 'LEFT JOIN offered_listing_stats q ON q.listing_id = l.id',
    keys: ['coalesce(q.whatsapp_inquiries + q.email_inquiries, 0)'],
  },
  precio: { join: 'LEFT JOIN search q ON q.listing_id = l.id', keys: [LEAD_IN_PESOS] },
  pago: { join: 'JOIN offered_contracts q ON q.listing_id = l.id', keys: [PAYMENT] },
  vence: { join: '', keys: [`CASE WHEN l.paid THEN ${nextEnd('l')} END`] },
};

/** The order of a list in SQL; the newest of equal listings come first. Pending ones are ordered by when they came, also corrected ones. */
export function listOrderSql(
  { by, descending }: ListOrder,
  status: ListingStatus,
): { join: string; order: string } {
  const { join, keys } =
    by === 'creado' && status === 'pending' ? { join: '', keys: [PENDING_SINCE] } : ORDERS[by];
  const direction = descending ? 'DESC' : 'ASC';
  return { join, order: [...keys.map((key) => `${key} ${direction} NULLS LAST`), 'l.id DESC'].join(', ') };
}
