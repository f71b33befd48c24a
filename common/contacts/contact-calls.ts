import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type {
  AdminContactsAnswer,
  ContactListingsAnswer,
  ContactListingsQuery,
  ContactsExportRequest,
  ContactsQuery,
  PaletteAnswer,
  PaletteQuery,
} from './contact-shapes.js';
import type { FileOf, Refused } from '../kernel/calls/call.js';
import { read, removal, write } from '../kernel/calls/operator-call.js';

/** The owners. */
export const listContacts = read<ContactsQuery, AdminContactsAnswer>('contacto/verContactos');

/** The owners as a CSV file, with the filters and the order of the list; at most 20,000 rows. */
export const exportContacts = write<ContactsExportRequest, FileOf<'text/csv'>>('contacto/exportarContactos', {
  role: 'administrator',
  recent: true,
});

/** The owners as an Excel file, with the filters and the order of the list; at most 20,000 rows. */
export const exportContactsAsWorkbook = write<ContactsExportRequest, FileOf<'application/vnd.ms-excel'>>(
  'contacto/exportarContactosExcel',
  { role: 'administrator', recent: true },
);

/** The listings of an owner. */
export const contactListings = read<ContactListingsQuery, ContactListingsAnswer, Refused<404>>(
  'contacto/verInmueblesContacto',
);

/** Deletes an owner with their listings, none of which may be public. */
export const removeContact = removal<IdQuery, SimpleAnswer, Refused<404 | 409>>('contacto/eliminarContacto');

/** Listings and owners for the command palette. */
export const searchPalette = read<PaletteQuery, PaletteAnswer>('admin/buscar');
