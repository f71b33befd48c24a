import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { Plan } from '../../contracts/plans.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { PublicationListing, PublicationLocation } from '../publication/publication-calls.js';

/** Fields of a rejected notice that its owner may correct: all but the personal data and the plan. */
export interface NoticeForm {
  ubicacion: PublicationLocation;
  inmueble: PublicationListing;
}

/** POST miAviso/correccion/ver */
export interface RejectedNoticeAnswer {
  success: true;
  aviso: NoticeForm & {
    version: number;
    titulo: string;
    /** Why the notice was rejected; empty if the operator gave no reason. */
    motivo: string;
    /** The owner's country, by which phone numbers are checked. */
    pais: string;
    plan: Plan;
    /** Number of photos, which stay with the notice. */
    fotos: number;
  };
}

/** POST miAviso/correccion/mandar */
export interface ResubmissionRequest extends OwnNoticeRequest, NoticeForm, SpamTraps {
  /** The version that the owner saw. */
  version: number;
}

/** A difference between the rejected and the resubmitted notice, in words. */
export interface ResubmissionChange {
  campo: string;
  /** Empty for what was not there. */
  antes: string;
  ahora: string;
}

/** Corrections that the owner of a pending notice made since its rejection. */
export interface ResubmissionWire {
  fecha: string;
  motivo: string;
  cambios: ResubmissionChange[];
}

// Rejected notices that their owners correct and send again, by the link of the notice.

/** The rejected notice of a link: 409 if it is not rejected any more. */
export const viewRejectedNotice = publicWrite<
  OwnNoticeRequest,
  RejectedNoticeAnswer,
  Refused<409 | 410 | 429>
>('miAviso/correccion/ver');

/** Corrects the rejected notice and returns it to the pending ones. */
export const resubmitNotice = publicWrite<ResubmissionRequest, SimpleAnswer, Refused<409 | 410 | 429>>(
  'miAviso/correccion/mandar',
);
