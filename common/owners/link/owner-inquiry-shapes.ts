import type { InquiryStay } from '../../inquiries/inquiry-stay.js';
import type { AnsweredInquiries } from '../../search/sheet/sheet-shapes.js';
import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';

/** An inquiry as its owner sees it by a link: without what would reach the visitor, because links are passed on. */
export interface OwnInquiryWire extends InquiryStay {
  idConsulta: number;
  /** First name of the visitor. */
  nombre: string;
  canal: 'email' | 'whatsapp';
  fecha: string;
  respondida: boolean;
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
