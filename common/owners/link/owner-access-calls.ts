import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { WaitingPeople } from '../../listings/waiting-people-shapes.js';
import type { PriceWire } from '../../pricing/price-calls.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { MissingPart } from '../../listings/publication/missing-parts.js';
import type { PriceGuideQuery } from '../../search/landings/landing-calls.js';
import type { WantedPart } from '../../search/landings/wanted-part.js';

/** POST miAviso/pedirEnlace */
export interface OwnerLinkRequest extends SpamTraps {
  email: string;
}

/** Actions that an owner may take by the link of a notice. */
export type OwnerAction = 'pausar' | 'reanudar' | 'darDeBaja' | 'marcarAlquilado';

/** POST miAviso/cambiarEstado */
export interface OwnNoticeMove extends OwnNoticeRequest {
  accion: Exclude<OwnerAction, 'marcarAlquilado'>;
  /** The version that the owner saw. */
  version: number;
}

/** POST miAviso/marcarAlquilado */
export interface OwnPriceMark extends OwnNoticeRequest {
  idPrecios: number;
  alquilado: boolean;
  version: number;
}

/** A notice as its owner sees it. Without data of the contact, because links are passed on. Times are ISO 8601 in UTC. */
export interface OwnNoticeWire {
  /** Null while the notice waits for the operator. */
  codigo: string | null;
  titulo: string;
  estado: 'enRevision' | 'rechazado' | 'publicado' | 'pausado' | 'sinConfirmar' | 'dadoDeBaja';
  version: number;
  /** The first approval; null before it. */
  publicado: string | null;
  vistas: number;
  consultas: number;
  pedidosDeTelefono: number;
  /** The part of the season that visitors search for most, if it is free; null for sales and few searches. */
  buscado: WantedPart | null;
  /** Query of inmueble/busqueda/guiaPrecios for such a notice; null in other towns. */
  guia: PriceGuideQuery | null;
  /** What the notice does not say; empty if its owner cannot change it. */
  falta: MissingPart[];
  /** Empty for sales. */
  precios: PriceWire[];
  acciones: OwnerAction[];
  /** Whether the plan has photos, and whether its owner may send some now. */
  fotos: 'noIncluidas' | 'cerradas' | 'puedeMandar';
  /** Whether the plan is paid for now. */
  pagado: boolean;
  /** Last day of a plan that has lapsed, `2027-08-31`; null otherwise. */
  planVencio: string | null;
  /** When the changes that wait for the operator were proposed; null for none. */
  cambiosPropuestos: string | null;
  /** Whether prices of the season were proposed to the owner. */
  temporada: boolean;
  /** Number of visitors on the waiting list of each part of the season. */
  esperan: WaitingPeople[];
  /** When the owner last confirmed that the home is available; null for never. */
  confirmado: string | null;
  /** When the link stops working. */
  vence: string;
}

export interface OwnNoticeAnswer {
  success: true;
  aviso: OwnNoticeWire;
}

// The links of owners (docs/decisions/0044). The token is sent in the body, so that no address contains it.

/** Mails the links of the owner's notices to the address, if it has any. The answer is always the same. */
export const requestOwnerLink = publicWrite<OwnerLinkRequest, SimpleAnswer, Refused<429>>(
  'miAviso/pedirEnlace',
);

/** The notice of a link: 410 for a link that is forged, expired or replaced. */
export const viewOwnNotice = publicWrite<OwnNoticeRequest, OwnNoticeAnswer, Refused<410 | 429>>(
  'miAviso/ver',
);

/** Pauses, resumes or withdraws the notice. */
export const moveOwnNotice = publicWrite<OwnNoticeMove, OwnNoticeAnswer, Refused<409 | 410 | 429>>(
  'miAviso/cambiarEstado',
);

/** Confirms that the home is available. */
export const confirmAvailability = publicWrite<OwnNoticeRequest, OwnNoticeAnswer, Refused<409 | 410 | 429>>(
  'miAviso/confirmar',
);

/** Marks a price of the notice as rented, or as free. */
export const markOwnPrice = publicWrite<OwnPriceMark, OwnNoticeAnswer, Refused<404 | 409 | 410 | 429>>(
  'miAviso/marcarAlquilado',
);

/** Revokes every link of the notice, including this one, and mails a new one to its owner. */
export const replaceOwnerLinks = publicWrite<OwnNoticeRequest, SimpleAnswer, Refused<410 | 429>>(
  'miAviso/anularEnlaces',
);
