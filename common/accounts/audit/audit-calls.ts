import { read, write } from '../../kernel/calls/operator-call.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import type { AuditEntity } from './audit-entities.js';
import type { ListingStatusName } from '../../listings/listing-status.js';
import type { PageQuery } from '../../kernel/calls/request-shapes.js';

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

/** The audit trail. */
export const listAudit = read<AuditQuery, AuditAnswer>('auditoria/verAuditoria');

/** Undoes a change of the audit trail. */
export const undoChange = write<UndoChangeRequest, SimpleAnswer, Refused<404 | 409>>('auditoria/deshacer');
