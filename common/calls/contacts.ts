import type { SimpleAnswer } from '../wire/admin.js';
import type {
  AdminContactsAnswer,
  ContactListingsAnswer,
  ContactListingsQuery,
  ContactsQuery,
  IdQuery,
  PaletteAnswer,
  PaletteQuery,
} from '../wire/people.js';
import type { Refused } from './call.js';
import { read, removal } from './operator-call.js';

/** The owners. */
export const listContacts = read<ContactsQuery, AdminContactsAnswer>('contacto/verContactos');

/** The listings of an owner. */
export const contactListings = read<ContactListingsQuery, ContactListingsAnswer, Refused<404>>(
  'contacto/verInmueblesContacto',
);

/** Deletes an owner with their listings, none of which may be public. */
export const removeContact = removal<IdQuery, SimpleAnswer, Refused<404 | 409>>('contacto/eliminarContacto');

/** Listings and owners for the command palette. */
export const searchPalette = read<PaletteQuery, PaletteAnswer>('admin/buscar');
