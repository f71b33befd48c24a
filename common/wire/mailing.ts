import type { PageFields, SearchedPageQuery } from './people.js';

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
  restantes: number;
  enCurso: boolean;
}

/** A possible recipient (back-office.md §7, verContactosNewsletter). */
export interface RecipientWire {
  idContactos: number;
  nombre: string;
  apellido: string;
  email: string;
  /** Reason why nothing is sent to them; null for recipients. */
  omitido: 'baja' | 'blacklist' | 'sin confirmar' | null;
}

/** Query of newsletter/verContactosNewsletter */
export interface RecipientsQuery extends SearchedPageQuery {
  /** `alquiler`, `venta` or `todas`. */
  tipoOperacion?: string;
}

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

/** Body of newsletter/enviar: ids, or all results of a search except some. */
export interface NewsletterRequest extends LetterRequest {
  /** Responds at once, with the progress of the sending. */
  sinEspera?: boolean;
  contactosIds?: number[];
  todos?: { tipoOperacion: string; buscar: string; excluidos: number[] };
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
