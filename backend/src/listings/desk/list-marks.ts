import { MOST_AVAILABILITY_ASKS } from '#common/listings/availability.js';
import type { ListMark } from '#common/listings/desk/list-marks.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { hasEnded, planLapsed } from '../core/paid-days.js';
import { endsSoon } from '../plans/plan-ends.js';
import { sameTextOf } from '../core/same-text.js';

/**
 * SQL conditions of the marks that 'Hoy' counts, of the listings `l`. They use only columns that the view `offered_listings` has too, so
 * that the dashboard's number and the list apply the same rule.
 */
export const COUNTED_MARKS = {
  // Those of a notice that nobody has confirmed wait with it.
  'fotos-por-revisar': `(l.status <> 'pending' OR EXISTS (SELECT FROM offered_contacts k WHERE k.id = l.contact_id AND k.confirmed_at IS NOT NULL))
                        AND EXISTS (SELECT FROM offered_proposed_photos f WHERE f.listing_id = l.id AND f.status = 'ready')`,
  'cambios-por-revisar': `EXISTS (SELECT FROM offered_proposed_changes g WHERE g.listing_id = l.id AND g.decided_at IS NULL)`,
  'sin-respuesta': `l.status = 'active' AND l.availability_asks >= ${MOST_AVAILABILITY_ASKS}`,
} as const satisfies Partial<Record<ListMark, string>>;

/** SQL condition of each mark, of the listings `l`; the badges of rows and detail have the same rules. */
export const MARK_CONDITIONS: Readonly<Record<ListMark, string>> = {
  ...COUNTED_MARKS,
  'por-vencer': endsSoon('l'),
  temporada: `l.status = 'withdrawn' AND l.season_lapsed_at IS NOT NULL`,
  pausa: `l.status = 'withdrawn' AND l.season_lapsed_at IS NULL AND l.paused_at IS NOT NULL`,
  'destacado-vencido': `l.featured AND l.paid AND ${hasEnded('l', SITE_TODAY)}`,
  'plan-vencido': planLapsed('l', SITE_TODAY),
  corregido: `l.status = 'pending' AND EXISTS (SELECT FROM listing_resubmissions x WHERE x.listing_id = l.id)`,
  blacklist: `EXISTS (SELECT FROM offered_contacts k WHERE k.id = l.contact_id AND ${isBlacklisted('k.email')})`,
  'sin-correo': `EXISTS (SELECT FROM offered_contacts k WHERE k.id = l.contact_id AND ${isMailRefused('k.email')})`,
  'mismo-texto': `${sameTextOf('l')} > 0`,
};
