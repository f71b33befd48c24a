import type { CountAnswer, PageFields } from '../kernel/calls/answer-shapes.js';
import type { FileOf, PagedRows, Nothing, Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';
import { publicWrite } from '../kernel/calls/public-call.js';
import type { InquiryStay } from './inquiry-stay.js';
import type { ListingStatusName } from '../listings/listing-status.js';
import type { PageQuery, SearchedPageQuery } from '../kernel/calls/request-shapes.js';
import type { SpamTraps } from '../kernel/forms/spam.js';

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
  /** When the owner answered it, or marked it as answered. */
  respondida: string | null;
  /** What the owner answered by the site; null for nothing. */
  respuesta: string | null;
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

/** POST inmueble/consulta/crearConsulta (public-site.md §7) */
export interface InquiryRequest extends SpamTraps, Partial<Omit<InquiryStay, 'personas'>> {
  nombreCompleto: string;
  mensaje: string;
  inmuebleId: number;
  tipoConsulta: 'whatsapp' | 'email';
  telefono: string | null;
  email: string | null;
  personas?: number | '' | null;
  /** Whether the sender wants a copy of an inquiry by e-mail. */
  copia?: boolean;
}

export interface InquiryAnswer {
  success: true;
  error: null;
  insertId: number;
  /** Masked: `j•••@gmail.com`; empty for WhatsApp. */
  emailPropietario: string;
  /** The owner's number for WhatsApp; empty for e-mail. */
  telefonoPropietario: string;
  emailEnviado: boolean;
  /** While sending is being retried. */
  emailEncolado: boolean;
  errorEmail: string | null;
}

/** POST inmueble/consulta/crearConsultas: one question to the owners of several rentals, by e-mail. */
export interface SeveralInquiriesRequest extends Omit<
  InquiryRequest,
  'inmuebleId' | 'tipoConsulta' | 'copia'
> {
  inmuebleIds: number[];
}

export interface AskedHomeWire {
  inmuebleId: number;
  /** `ocupada` was not asked, because it is not free then; `demorada` is stored and its mail still being tried. */
  estado: 'enviada' | 'demorada' | 'ocupada' | 'no-enviada';
  /** Why it was not asked or sent; otherwise empty. */
  motivo: string;
}

export interface SeveralInquiriesAnswer {
  success: true;
  /** In the order of the request. */
  consultas: AskedHomeWire[];
}

/** Body of inmueble/obtenerTelefono */
export interface PhoneRequest {
  codigo: string;
}

/** POST inmueble/obtenerTelefono (public-site.md §7) */
export interface PhoneAnswer {
  success: true;
  telefono: string;
}

/** POST inmueble/verificarAviso */
export interface VerificationRequest {
  codigo: string;
  telefono: string;
}

export interface VerificationAnswer {
  success: true;
  /** Whether the phone is the public number of the notice. */
  coincide: boolean;
}

/** A visitor's question to an owner, by mail or by WhatsApp. */
export const createInquiry = publicWrite<InquiryRequest, InquiryAnswer, Refused<404 | 409 | 429>>(
  'inmueble/consulta/crearConsulta',
);

/** The same question by mail to the owners of up to five homes, as far as they are free then. */
export const createInquiries = publicWrite<
  SeveralInquiriesRequest,
  SeveralInquiriesAnswer,
  Refused<409 | 429>
>('inmueble/consulta/crearConsultas');

/** The phone number of a listing, on request. */
export const revealPhone = publicWrite<PhoneRequest, PhoneAnswer, Refused<404 | 409 | 429>>(
  'inmueble/obtenerTelefono',
);

/** Whether a phone is the public number of a notice. An unknown code and another number have the same answer. */
export const verifyListing = publicWrite<VerificationRequest, VerificationAnswer, Refused<429>>(
  'inmueble/verificarAviso',
);

/** Visitors' questions. */
export const listInquiries = read<InquiriesQuery, InquiriesAnswer>('consulta/verConsultas');

/** Visitors' questions as a CSV file, with the filters and the order of the list; at most 20,000 rows. */
export const exportInquiries = write<InquiriesExportRequest, FileOf<'text/csv'>>(
  'consulta/exportarConsultas',
  { role: 'administrator', recent: true },
);

/** Visitors' questions as an Excel file, with the filters and the order of the list; at most 20,000 rows. */
export const exportInquiriesAsWorkbook = write<InquiriesExportRequest, FileOf<'application/vnd.ms-excel'>>(
  'consulta/exportarConsultasExcel',
  { role: 'administrator', recent: true },
);

/** People who have sent inquiries. */
export const listInquirers = read<InquirersQuery, PagedRows<InquirerWire>>('consulta/verContactosConsultas');

/** Number of inquiries. */
export const countInquiries = read<Nothing, CountAnswer>('notificaciones/contarConsultas');
