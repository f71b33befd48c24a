import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { isBlacklisted, isUnsubscribed } from '../../blacklist/public.js';

/** SQL expression of why the contact p gets no message about the season, as RolloverNoMail; null for one who gets it. */
export const NO_MAIL = `CASE WHEN p.email = '' THEN 'sinEmail' WHEN ${isBlacklisted('p.email')} THEN 'blacklist'
  WHEN ${isUnsubscribed('p.email')} THEN 'baja' WHEN ${isMailRefused('p.email')} THEN 'rechazado' END`;
