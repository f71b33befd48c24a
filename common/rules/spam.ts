import type { SpamTraps } from '../wire/messages.js';

/** Minimum time in which a person can fill in a form, in milliseconds. */
const FASTEST_PERSON_MS = 1_200;

/**
 * Whether a form was filled in by a bot: the hidden field has a value, or it was sent too fast. A negative time is ignored: the clock of the
 * device was set back while the form was open, or while its draft was stored.
 */
export function looksAutomatic({ sitioWeb, tiempo }: SpamTraps): boolean {
  return Boolean(sitioWeb) || (typeof tiempo === 'number' && tiempo >= 0 && tiempo < FASTEST_PERSON_MS);
}
