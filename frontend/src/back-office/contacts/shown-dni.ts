import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';

/** A DNI as the screens show it; an empty one is encrypted with a secret that is not accepted any more. */
export function shownDni(dni: string): string {
  return dni || PERSONAL_DATA_MESSAGES.unreadable;
}
