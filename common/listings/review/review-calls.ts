import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read } from '../../kernel/calls/operator-call.js';
import type { FindingKind } from './review-findings.js';
import type { ResubmissionWire } from '../resubmission/resubmission-calls.js';
import type { PictureWire } from '../photos/picture-shapes.js';
import type { ListingStatusName } from '../listing-status.js';

/** Something to look at in a notice. It explains and never decides. */
export interface FindingWire {
  tipo: FindingKind;
  texto: string;
  /** Some of the notices concerned, newest first. */
  avisos: {
    idInmuebles: number;
    codigo: string | null;
    estado: ListingStatusName;
    title: string;
    duenio: string;
    /** The photo of the notice under review, and the same or nearly the same one of this notice. Only findings about photos have it. */
    fotos?: { deEsteAviso: PictureWire; delOtroAviso: PictureWire };
  }[];
}

/** GET inmueble/ver/verHallazgos */
export interface ReviewAnswer {
  success: true;
  hallazgos: FindingWire[];
  /** Null if the owner has not corrected the notice. */
  correccion: ResubmissionWire | null;
}

/** Review findings of a pending notice. */
export const reviewListing = read<IdQuery, ReviewAnswer, Refused<404>>('inmueble/ver/verHallazgos');
