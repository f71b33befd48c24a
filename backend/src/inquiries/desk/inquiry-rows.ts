import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { InquiryWire } from '#common/inquiries/inquiry-calls.js';
import { answerLabel, type AnswerKind } from '#common/inquiries/answers/inquiry-answers.js';
import { parseCode } from '#common/listings/listing-code.js';
import { stayFields } from '../sending/inquiry.entity.js';

/** An inquiry `i` and its listing `l`, as INQUIRY_FIELDS selects them. */
export interface InquiryRow extends Omit<InquiryWire, 'fecha' | 'inmueble' | 'respondida' | 'respuesta'> {
  createdAt: Date;
  answeredAt: Date | null;
  answerKind: AnswerKind | null;
  answerText: string;
  listingId: number | null;
  contactId: number | null;
  status: ListingStatus | null;
}

export const INQUIRY_FIELDS = `i.id AS "idConsultas", i.code AS codigo, i.full_name AS "nombreCompleto", i.channel AS canal, i.email,
  i.phone AS telefono, i.message AS mensaje, i.created_at AS "createdAt", i.answered_at AS "answeredAt", i.answer_kind AS "answerKind", i.answer_text AS "answerText", ${stayFields('i')},
  l.id AS "listingId", l.contact_id AS "contactId", l.status`;

export function presentInquiry({
  createdAt,
  answeredAt,
  answerKind,
  answerText,
  listingId,
  contactId,
  status,
  ...row
}: InquiryRow): InquiryWire {
  const inmueble =
    listingId && contactId && status
      ? { id: listingId, estado: STATUS_NAMES[status], idContacto: contactId }
      : null;
  const respondida = answeredAt?.toISOString() ?? null;
  const operation = parseCode(row.codigo)?.operation ?? 'rental';
  const respuesta = answerText || (answerKind && answerLabel(answerKind, operation));
  return { ...row, fecha: createdAt.toISOString(), respondida, respuesta, inmueble };
}
