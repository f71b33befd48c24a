import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { InquiryStay } from '../../inquiries/inquiry-stay.js';
import type { AnswerName } from '../../inquiries/answers/inquiry-answers.js';
import type { AnsweredInquiries } from '../../search/sheet/sheet-calls.js';

/** An inquiry as its owner sees it by a link: without what would reach the visitor, because links are passed on. */
export interface OwnInquiryWire extends InquiryStay {
  idConsulta: number;
  /** First name of the visitor. */
  nombre: string;
  canal: 'email' | 'whatsapp';
  fecha: string;
  respondida: boolean;
  /** Answers that the owner may send by the site, as on their buttons; empty once one was sent. */
  respuestas: { respuesta: AnswerName; texto: string }[];
  /** Why there are none, or that the one that was sent did not arrive; empty otherwise. */
  motivo: string;
  /** Price of the stay in words, or why there is none; empty without dates. */
  presupuesto: string;
  /** Prices that 'Ya está alquilado' may mark, the likeliest first; empty for a link to one inquiry. */
  precios: { idPrecios: number; nombre: string }[];
  /** The answer that the site sent, and whether its mail can still be taken back. */
  respuesta: { texto: string; seDeshace: boolean } | null;
}

/** POST miAviso/consultas/ver and miAviso/consultas/marcar */
export interface OwnInquiriesAnswer {
  success: true;
  /** The newest of the last months. */
  consultas: OwnInquiryWire[];
  /** Figures that the sheet shows; null for none. */
  publico: AnsweredInquiries | null;
}

/** POST miAviso/consultas/marcar */
export interface OwnInquiryMark extends OwnNoticeRequest {
  idConsulta: number;
  respondida: boolean;
}

/** POST miAviso/consultas/responder */
export interface OwnInquiryReply extends OwnNoticeRequest {
  idConsulta: number;
  respuesta: AnswerName;
  /** With 'otra' only. */
  texto?: string;
  /** The price to mark as rented; with 'alquilado' only. */
  idPrecios?: number;
}

/** POST miAviso/consultas/deshacer */
export interface OwnInquiryRecall extends OwnNoticeRequest {
  idConsulta: number;
}

// Inquiries as owners see them by the link of a notice.

/** The newest inquiries about the notice, and which were answered. */
export const viewOwnInquiries = publicWrite<OwnNoticeRequest, OwnInquiriesAnswer, Refused<410 | 429>>(
  'miAviso/consultas/ver',
);

/** Marks an inquiry as answered, or as not answered. */
export const markOwnInquiry = publicWrite<OwnInquiryMark, OwnInquiriesAnswer, Refused<404 | 410 | 429>>(
  'miAviso/consultas/marcar',
);

/** Answers an inquiry by a mail of the site, which waits for some seconds. */
export const answerOwnInquiry = publicWrite<
  OwnInquiryReply,
  OwnInquiriesAnswer,
  Refused<404 | 409 | 410 | 429>
>('miAviso/consultas/responder');

/** Takes an answer back while its mail waits, with the mark of the price. */
export const recallOwnAnswer = publicWrite<
  OwnInquiryRecall,
  OwnInquiriesAnswer,
  Refused<404 | 409 | 410 | 429>
>('miAviso/consultas/deshacer');
