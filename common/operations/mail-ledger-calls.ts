import { read, write } from '../kernel/calls/operator-call.js';
import type { MailAgainAnswer, MailAgainRequest } from '../kernel/mail-refusal.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { NoFields, Refused } from '../kernel/calls/call.js';
import type { ListingStatusName } from '../listings/listing-status.js';
import type { MailStateWire } from '../kernel/mail-states.js';
import type { SearchedPageQuery } from '../kernel/calls/request-shapes.js';
import type { UnfinishedWire } from './unfinished-calls.js';

/** A message of the mail ledger. */
export interface LedgerMailWire {
  idEnvio: number;
  clave: string;
  tipo: string;
  destinatario: string;
  nombre: string;
  /** Code of the notice it is about, if any. */
  codigo: string | null;
  /** That notice; null if the message is about none, about several, or about one that was deleted. */
  aviso: { id: number; estado: ListingStatusName } | null;
  /** The owner whose address it went to; null for other people. */
  idContacto: number | null;
  estado: MailStateWire;
  masivo: boolean;
  intentos: number;
  error: string | null;
  creado: string;
  proximoIntento: string | null;
  terminado: string | null;
  /** Id of the request that caused it, as in the logs; a merged message has its own id; null if no request caused it. */
  pedido: string | null;
  /** Ids of the requests that caused a merged message, the first ones of many; the ledger finds it by each of them. */
  pedidosReunidos: string[];
}

/** Query of correo/verEnvios */
export interface MailLedgerQuery extends SearchedPageQuery {
  estado?: string;
  /** Name of a template. */
  tipo?: string;
}

/** Body of correo/reintentarEnvio */
export interface MailRetryRequest {
  idEnvio: number;
}

/** GET correo/verEnvios */
export interface MailLedgerAnswer {
  success: true;
  envios: LedgerMailWire[];
  porEstado: Record<MailStateWire, number>;
  total: number;
  pagina: number;
  paginas: number;
}

/** Query of correo/verDelAviso */
export interface ListingMailsQuery {
  idInmueble: number;
}

/** GET correo/verDelAviso: why somebody did or did not get a message about a notice. */
export interface ListingMailsAnswer {
  success: true;
  /** Messages about the notice, newest first, up to 50. */
  envios: LedgerMailWire[];
  /** Events and tasks of the notice that are not done yet: messages that follow from them are not written yet. Newest first, up to 50. */
  esperan: UnfinishedWire[];
}

/** The mail ledger. */
export const listMails = read<MailLedgerQuery, MailLedgerAnswer>('correo/verEnvios');

/** Messages about a notice, and what has to be done before further ones are written. */
export const mailsOfListing = read<ListingMailsQuery, ListingMailsAnswer>('correo/verDelAviso');

/** Requeues a message. */
export const retryMail = write<MailRetryRequest, SimpleAnswer, Refused<404 | 409>>('correo/reintentarEnvio');

/** Lets messages that wait for the site's own mail server be tried now. */
export const tryMailNow = write<NoFields, SimpleAnswer>('correo/probarAhora');

/** Lets mailings go again to the address of an owner that a mail server refused. */
export const mailAgain = write<MailAgainRequest, MailAgainAnswer, Refused<404 | 409>>(
  'correo/volverAEscribir',
);
