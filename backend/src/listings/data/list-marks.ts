import type { ListMark } from '#common/vocabulary/list-marks.js';
import { SITE_TODAY } from '#platform/database/site-time.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { hasEnded, planLapsed } from './paid-days.js';
import { sameTextOf } from './same-text.js';

/** SQL condition of each mark, of the listings `l`; the badges of rows and detail have the same rules. */
export const MARK_CONDITIONS: Readonly<Record<ListMark, string>> = {
  temporada: `l.status = 'withdrawn' AND l.season_lapsed_at IS NOT NULL`,
  pausa: `l.status = 'withdrawn' AND l.season_lapsed_at IS NULL AND l.paused_at IS NOT NULL`,
  'destacado-vencido': `l.featured AND l.paid AND ${hasEnded('l', SITE_TODAY)}`,
  'plan-vencido': planLapsed('l', SITE_TODAY),
  corregido: `l.status = 'pending' AND EXISTS (SELECT FROM listing_resubmissions x WHERE x.listing_id = l.id)`,
  blacklist: `EXISTS (SELECT FROM offered_contacts k WHERE k.id = l.contact_id AND ${isBlacklisted('k.email')})`,
  'mismo-texto': `${sameTextOf('l')} > 0`,
};
