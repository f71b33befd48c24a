import type { SimpleAnswer } from './admin.js';
import type { AuditEntity } from '../vocabulary/audit-entities.js';
import type { ListingStatusName } from '../vocabulary/listing-status.js';
import type { PageQuery, SearchedPageQuery } from './people.js';
import type { UnfinishedWire } from './unfinished.js';

/** Header that a browser must send with a season cleaning, so that links and reloads cannot start one. */
export const CLEANING_HEADER = { name: 'x-confirmar', value: 'limpiar' } as const;

/** POST admin/limpiarBaseAlquileres, also GET; POST admin/deshacerLimpieza */
export interface CleaningAnswer extends SimpleAnswer {
  error: null;
  precios: number;
  inmuebles: number;
}

/** GET admin/verLimpieza: what a cleaning would do now, and what the last one did. */
export interface CleaningPreviewAnswer {
  success: true;
  precios: number;
  inmuebles: number;
  ultima: {
    idLimpieza: number;
    fecha: string;
    precios: number;
    inmuebles: number;
    /** Name of the account, or its address; null if it was deleted. */
    administrador: string | null;
    deshecha: string | null;
  } | null;
}

export const MAIL_STATES = [
  'en_cola',
  'enviando',
  'enviada',
  'fallida',
  'sin_confirmar',
  'omitida',
  'retenida',
] as const;
export type MailStateWire = (typeof MAIL_STATES)[number];

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

/** A change that an administrator made. */
export interface AuditEntryWire {
  id: number;
  fecha: string;
  /** Address of the account; null if it was deleted, or if no account made the change. */
  administrador: string | null;
  /** The account's name; null without one. */
  nombreAdministrador: string | null;
  accion: string;
  entidad: AuditEntity;
  idEntidad: number | null;
  /** Code, if the target is a listing. */
  codigo: string | null;
  /** Current status of the listing, for its link; null for other targets and deleted listings. */
  estadoInmueble: ListingStatusName | null;
  antes: Record<string, unknown> | null;
  despues: Record<string, unknown> | null;
  /** Why it cannot be undone; null if it can. */
  noSeDeshace: string | null;
  /** Id of the change that this one undoes. */
  deshace: number | null;
}

/** POST auditoria/deshacer */
export interface UndoChangeRequest {
  idCambio: number;
}

/** Query of auditoria/verAuditoria */
export interface AuditQuery extends PageQuery {
  accion?: string;
  idInmueble?: number;
  codigo?: string;
  /** An owner: their record, the records merged into it, and their notices. */
  idDuenio?: number;
  /** Days, `2026-11-21` */
  desde?: string;
  hasta?: string;
}

/** GET auditoria/verAuditoria */
export interface AuditAnswer {
  success: true;
  cambios: AuditEntryWire[];
  /** All recorded actions, for the filter. */
  acciones: string[];
  total: number;
  pagina: number;
  paginas: number;
}
