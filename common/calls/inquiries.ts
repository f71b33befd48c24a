import type { CountAnswer } from '../wire/admin.js';
import type {
  InquiryAnswer,
  InquiryRequest,
  PhoneAnswer,
  PhoneRequest,
  VerificationAnswer,
  VerificationRequest,
} from '../wire/messages.js';
import type { InquirerWire, InquiriesAnswer, InquiriesQuery, SearchedPageQuery } from '../wire/people.js';
import type { PagedRows, Nothing, Refused } from './call.js';
import { read } from './operator-call.js';
import { publicWrite } from './public-call.js';

/** A visitor's question to an owner, by mail or by WhatsApp. */
export const createInquiry = publicWrite<InquiryRequest, InquiryAnswer, Refused<404 | 409 | 429>>(
  'inmueble/consulta/crearConsulta',
);

/** The phone number of a listing, on request (docs/decisions/0037). */
export const revealPhone = publicWrite<PhoneRequest, PhoneAnswer, Refused<404 | 429>>(
  'inmueble/obtenerTelefono',
);

/** Whether a phone is the public number of a notice. An unknown code and another number have the same answer. */
export const verifyListing = publicWrite<VerificationRequest, VerificationAnswer, Refused<429>>(
  'inmueble/verificarAviso',
);

/** Visitors' questions. */
export const listInquiries = read<InquiriesQuery, InquiriesAnswer>('consulta/verConsultas');

/** People who have sent inquiries. */
export const listInquirers = read<SearchedPageQuery, PagedRows<InquirerWire>>(
  'consulta/verContactosConsultas',
);

/** Number of inquiries. */
export const countInquiries = read<Nothing, CountAnswer>('notificaciones/contarConsultas');
