import type { SpamTraps } from '../wire/messages.js';

/** Nobody opens a form, writes and sends in less, in milliseconds. */
const FASTEST_PERSON_MS = 1_200;

/** Whether a form was filled by a machine: it wrote into the field that no person sees, or was faster than any person. */
export function looksAutomatic({ sitioWeb, tiempo }: SpamTraps): boolean {
  return Boolean(sitioWeb) || (typeof tiempo === 'number' && tiempo < FASTEST_PERSON_MS);
}
