import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';

/** A DNI as the screens show it; an empty one is encrypted with a secret that is not accepted any more. */
export function shownDni(dni: string): string {
  return dni || PERSONAL_DATA_MESSAGES.unreadable;
}
