import { holdsLink } from '#common/kernel/forms/held-contact.js';
import type { Contact } from './contacts.js';

/** `, Ana`, for a message that begins with 'Hola'. Empty if nobody has confirmed the address, or if a link was typed as the name. */
export function greetedName({ firstName, confirmedAt }: Pick<Contact, 'firstName' | 'confirmedAt'>): string {
  return confirmedAt && !holdsLink(firstName) ? `, ${firstName}` : '';
}
