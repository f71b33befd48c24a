import type { CountAnswer } from '../kernel/calls/answer-shapes.js';
import type {
  InquiryAnswer,
  InquiryRequest,
  SeveralInquiriesAnswer,
  SeveralInquiriesRequest,
  PhoneAnswer,
  PhoneRequest,
  VerificationAnswer,
  VerificationRequest,
  InquirersQuery,
  InquirerWire,
  InquiriesAnswer,
  InquiriesExportRequest,
  InquiriesQuery,
} from './inquiry-shapes.js';
import type { FileOf, PagedRows, Nothing, Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';
import { publicWrite } from '../kernel/calls/public-call.js';

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
