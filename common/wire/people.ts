import type { InquiryStay } from '../rules/inquiry-stay.js';
import type { ListingStatusName } from '../vocabulary/listing-status.js';
import type { OperationName } from '../vocabulary/operations.js';
import type { Plan } from '../vocabulary/plans.js';

/** The requested page of a list. */
export interface PageQuery {
  /** From 1. */
  pagina?: number;
  porPagina?: number;
}

/** As above, for a list with a text filter. */
export interface SearchedPageQuery extends PageQuery {
  buscar?: string;
}

/** Query of the calls that identify something by id. */
export interface IdQuery {
  id: number;
}

/** Paging fields of an object response (wire-contract.md, Everywhere). */
export interface PageFields {
  total: number;
  /** From 1. */
  pagina: number;
  paginas: number;
}

/** A visitor's inquiry, for the operator (back-office.md §3, Consulta). */
export interface InquiryWire extends InquiryStay {
  idConsultas: number;
  codigo: string;
  nombreCompleto: string;
  canal: 'email' | 'whatsapp';
  email: string;
  telefono: string;
  mensaje: string;
  fecha: string;
  /** When the owner marked it as answered. */
  respondida: string | null;
  /** The listing of the inquiry; null if it was deleted. */
  inmueble: { id: number; estado: ListingStatusName; idContacto: number } | null;
}

/** Query of consulta/verConsultas: `limit` and `page` mean `porPagina` and `pagina`. */
export interface InquiriesQuery extends PageQuery {
  /** `email`, `whatsapp` or `todos`. */
  tipo?: string;
  codigo?: string;
  /** `2026-11-21` */
  fechaDesde?: string;
  /** The last day, `2026-11-21`. */
  fechaHasta?: string;
  /** Inquiries about the notices of this owner. */
  idContacto?: number;
  /** `creado`, or `-creado` for the newest first, the default. */
  orden?: string;
  limit?: number;
  page?: number;
}

/** GET consulta/verConsultas */
export interface InquiriesAnswer extends PageFields {
  success: true;
  consultas: InquiryWire[];
}

/** Body of consulta/exportarConsultas: the filters and the order of the list. */
export type InquiriesExportRequest = Omit<InquiriesQuery, keyof PageQuery | 'limit' | 'page'>;

/** Query of consulta/verContactosConsultas */
export interface InquirersQuery extends SearchedPageQuery {
  /** `consultas`, `creado` (the last inquiry), or one of them with `-` for descending. */
  orden?: string;
}

/** A row of GET consulta/verContactosConsultas: a person who has sent inquiries (back-office.md §3). */
export interface InquirerWire {
  nombreCompleto: string;
  telefono: string;
  email: string;
  cantidad: number;
  ultimaConsulta: string;
}

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
