import type { PageFields, SearchedPageQuery } from './people.js';

/** What newsletter/enviar and newsletter/responderSoporte say after at most 10 s, and newsletter/estadoEnvio and newsletter/estadoRespuesta at any time. */
export interface MailingAnswer {
  /** False once it is over and not one message was sent. */
  success: boolean;
  error: string | null;
  message: string;
  idEnvio: number;
  total: number;
  sent: number;
  failed: number;
  /** Nobody can know whether these arrived. */
  sinConfirmar: number;
  /** Blacklisted or unsubscribed. */
  omitidos: number;
  restantes: number;
  enCurso: boolean;
}

/** A person who can be written to (back-office.md §7, verContactosNewsletter). */
export interface RecipientWire {
  idContactos: number;
  nombre: string;
  apellido: string;
  email: string;
  /** Why nothing is sent to them; null for those who get it. */
  omitido: 'baja' | 'blacklist' | null;
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

/** What a message to several says. */
export interface LetterRequest {
  asunto: string;
  mensaje: string;
}

/** Body of newsletter/enviar: the ids, or everybody whom a search shows but for some. */
export interface NewsletterRequest extends LetterRequest {
  /** Answers at once, with the sending under way. */
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

/** Body of newsletter/reintentar: without deliveries all that failed are sent again. */
export interface RetryRequest {
  id: number;
  entregasIds?: number[];
}

/** POST newsletter/vistaPrevia */
export interface PreviewAnswer {
  success: true;
  html: string;
}
