import type { SimpleAnswer, PageFields } from '../kernel/calls/answer-shapes.js';
import type { IdQuery, SearchedPageQuery, PageQuery } from '../kernel/calls/request-shapes.js';
import type { FileOf, Refused } from '../kernel/calls/call.js';
import { read, removal, write } from '../kernel/calls/operator-call.js';
import type { ListingStatusName } from '../listings/listing-status.js';
import type { OperationName } from '../kernel/operations.js';
import type { Plan } from '../contracts/plans.js';

/** Groups of contacts (back-office.md §2, Contacts). */
export const CONTACT_FILTERS = ['todos', 'dados_alta', 'pendientes', 'rechazados', 'mixtos'] as const;
export type ContactFilter = (typeof CONTACT_FILTERS)[number];

/** Query of contacto/verContactos */
export interface ContactsQuery extends SearchedPageQuery {
  filtro?: string;
  /** First letter of the surname. */
  letra?: string;
  /** `duenio` (the surname, the default), `creado`, or one of them with `-` for descending. */
  orden?: string;
}

/** Body of contacto/exportarContactos: the filters and the order of the list. */
export type ContactsExportRequest = Omit<ContactsQuery, keyof PageQuery>;

/** Query of contacto/verInmueblesContacto */
export interface ContactListingsQuery {
  contactoId: number;
}

/** Query of admin/buscar */
export interface PaletteQuery {
  q: string;
}

/** An owner in the operator's list (back-office.md §3, Contact). */
export interface AdminContactWire {
  idContactos: number;
  nombre: string;
  apellido: string;
  dni: string;
  email: string;
  celular: string;
  inmuebles_alta: number;
  inmuebles_pendientes: number;
  /** Rejected, or withdrawn from the site. */
  inmuebles_rechazados: number;
  /** When the record was made. */
  desde: string;
}

/** GET contacto/verContactos */
export interface AdminContactsAnswer extends PageFields {
  success: true;
  error: null;
  contactos: AdminContactWire[];
}

/** A listing of a contact; `estado` is the badge's text, `estadoInmueble` the exact status, used for its link. */
export interface ContactListingWire {
  idInmuebles: number;
  codigo: string | null;
  estado: 'activo' | 'pendiente' | 'rechazado';
  estadoInmueble: ListingStatusName;
  tipoOperacion: OperationName;
  tipoVivienda: string;
  direccionCompleta: string;
}

/** GET contacto/verInmueblesContacto */
export interface ContactListingsAnswer {
  success: true;
  inmuebles: ContactListingWire[];
  resumen: { activo: number; pendiente: number; rechazado: number };
}

/** GET admin/buscar: results of the command palette. */
export interface PaletteAnswer {
  success: true;
  inmuebles: {
    id: number;
    codigo: string | null;
    estado: ListingStatusName;
    titulo: string;
    direccion: string;
    plan: Plan;
    duenio: string;
    /** Whether the owner's address is on the blacklist. */
    enBlacklist: boolean;
  }[];
  contactos: { idContactos: number; nombre: string; apellido: string; dni: string }[];
}

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
