import type { ListOrder, ListOrderName } from '#common/rules/list-order.js';
import { planEnd } from './plan-ends.js';

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
  vence: { join: '', keys: [`CASE WHEN l.paid THEN ${planEnd('l')} END`] },
};

/** The order of a list in SQL; the newest of equal listings come first. */
export function listOrderSql({ by, descending }: ListOrder): { join: string; order: string } {
  const { join, keys } = ORDERS[by];
  const direction = descending ? 'DESC' : 'ASC';
  return { join, order: [...keys.map((key) => `${key} ${direction} NULLS LAST`), 'l.id DESC'].join(', ') };
}
