import type { FindingKind } from '../rules/review-findings.js';
import type { ListingStatusName } from '../vocabulary/listing-status.js';

/** Something to look at in a notice. It explains and never decides. */
export interface FindingWire {
  tipo: FindingKind;
  texto: string;
  /** Some of the notices that it concerns, newest first. */
  avisos: {
    idInmuebles: number;
    codigo: string | null;
    estado: ListingStatusName;
    title: string;
    duenio: string;
  }[];
}

/** GET inmueble/ver/verHallazgos */
export interface ReviewAnswer {
  success: true;
  hallazgos: FindingWire[];
}
