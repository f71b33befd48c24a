import { read, write } from './operator-call.js';
import type { AuditQuery, AuditAnswer, UndoChangeRequest } from '../wire/audit.js';
import type { SimpleAnswer } from '../wire/answers.js';
import type { Refused } from './call.js';

/** The audit trail. */
export const listAudit = read<AuditQuery, AuditAnswer>('auditoria/verAuditoria');

/** Undoes a change of the audit trail. */
export const undoChange = write<UndoChangeRequest, SimpleAnswer, Refused<404 | 409>>('auditoria/deshacer');
