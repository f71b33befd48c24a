import type { NewsWishWire } from './news/news-calls.js';
import type { PageFields } from '../kernel/calls/answer-shapes.js';
import type { SearchedPageQuery } from '../kernel/calls/request-shapes.js';

/**
 * Response of newsletter/enviar and newsletter/responderSoporte after at most 10 s, and of newsletter/estadoEnvio and
 * newsletter/estadoRespuesta at any time.
 */
export interface MailingAnswer {
  /** False if sending has finished and no message was sent. */
  success: boolean;
  error: string | null;
  message: string;
  idEnvio: number;
  total: number;
  sent: number;
  failed: number;
  /** The outcome is unknown. */
  sinConfirmar: number;
  /** Blacklisted, unsubscribed, or not confirmed. */
  omitidos: number;
  /** Those of the omitted ones that were cancelled before they left and can still be sent. */
  cancelados: number;
  restantes: number;
  enCurso: boolean;
}

/** A possible recipient (back-office.md §7, verContactosNewsletter). */
export interface RecipientWire {
  /** For a visitor who asked for news, the negative id of the request; the name is then empty. */
  idContactos: number;
  nombre: string;
  apellido: string;
  email: string;
  /** Reason why nothing is sent to them; null for recipients. */
  omitido: 'baja' | 'blacklist' | 'no recibe' | 'sin confirmar' | null;
  /** What news a visitor wants; null for an owner. */
  pedido: NewsWishWire | null;
}

/** Owners, visitors who asked for news, or both. */
export const AUDIENCE_NAMES = ['propietarios', 'novedades', 'ambos'] as const;
export type AudienceName = (typeof AUDIENCE_NAMES)[number];

/**
 * Conditions on one notice of an owner: all of them hold for the same notice. Empty ones are no condition. Operation and town are also
 * conditions on what news a visitor wants.
 */
export interface RecipientSegment {
  /** One of `AUDIENCE_NAMES`; `propietarios` if it is missing. */
  publico?: string;
  /** `alquiler`, `venta` or `todas`. */
  tipoOperacion?: string;
  /** Town of the property. */
  localidad?: string;
  /** Code, name or label of a property type. */
  tipoVivienda?: string;
  plan?: string;
  /** A public rental notice without a price for a month of the season. */
  sinPrecios?: boolean;
}

/** Query of newsletter/verContactosNewsletter */
export interface RecipientsQuery extends SearchedPageQuery, RecipientSegment {}

/** GET newsletter/verContactosNewsletter */
export interface RecipientsAnswer extends PageFields {
  success: true;
  error: null;
  contactos: RecipientWire[];
}

/** Text of a bulk mailing. */
export interface LetterRequest {
  asunto: string;
  mensaje: string;
}

/** Body of newsletter/vistaPrevia and newsletter/enviarPrueba. */
export interface PreviewRequest extends LetterRequest {
  /** As a visitor who asked for news gets it. */
  novedades?: boolean;
}

/** Recipients of a newsletter: ids, or all results of a search except some. */
export interface RecipientsRequest {
  contactosIds?: number[];
  todos?: RecipientSegment & { buscar: string; excluidos: number[] };
}

/** Body of newsletter/enviar. */
export interface NewsletterRequest extends LetterRequest, RecipientsRequest {
  /** Responds at once, with the progress of the sending. */
  sinEspera?: boolean;
  /** Delays the messages by some seconds, in which newsletter/detenerEnvio cancels all of them. */
  conDeshacer?: boolean;
}

/** Body of newsletter/detenerEnvio, newsletter/reanudarEnvio and newsletter/detenerRespuesta. */
export interface SendingRequest {
  idEnvio: number;
}

/** Body of newsletter/programar: a newsletter that is sent later. */
export interface ScheduleRequest extends LetterRequest, RecipientsRequest {
  /** Wall-clock time of the site, `2026-11-25T09:30`. */
  cuando: string;
}

/** Body of newsletter/reprogramar. */
export interface RescheduleRequest {
  idProgramado: number;
  cuando: string;
}

/** Body of newsletter/cancelarProgramado. */
export interface ScheduleCancellationRequest {
  idProgramado: number;
}

/** Answer of newsletter/programar. */
export interface ScheduleAnswer {
  success: true;
  message: string;
  idProgramado: number;
}

/** `espera` until its time. Otherwise why it was not sent: held after a restore, no worker ran in time, or no recipients were left. */
export type ScheduleStateName = 'espera' | 'retenido' | 'tarde' | 'sin_destinatarios';

/** A row of GET newsletter/verProgramados: a newsletter that was neither sent nor cancelled. */
export interface ScheduledWire {
  idProgramado: number;
  asunto: string;
  mensaje: string;
  /** The moment of the sending. */
  fecha: string;
  estado: ScheduleStateName;
  /** Number of recipients at this moment. */
  reciben: number;
}

/** Answer of newsletter/contarDestinatarios: how many get a message, and why the others do not. */
export interface RecipientCountAnswer {
  success: true;
  reciben: number;
  blacklist: number;
  baja: number;
  /** Their mail server refuses the address. */
  noRecibe: number;
  sinConfirmar: number;
}

/** A row of GET newsletter/verEnvios. */
export interface SendingWire {
  idEnvio: number;
  asunto: string;
  mensaje: string;
  fecha: string;
  total: number;
  sent: number;
  failed: number;
  sinConfirmar: number;
  omitidos: number;
  restantes: number;
}

/** A row of GET newsletter/verNoEntregados. */
export interface UndeliveredWire {
  idEntrega: number;
  nombre: string;
  email: string;
  estado: 'fallida' | 'sin_confirmar';
  error: string | null;
  fecha: string | null;
}

/** Body of newsletter/reintentar: without deliveries, all failed messages are requeued. */
export interface RetryRequest {
  id: number;
  entregasIds?: number[];
}

/** POST newsletter/vistaPrevia */
export interface PreviewAnswer {
  success: true;
  html: string;
}
