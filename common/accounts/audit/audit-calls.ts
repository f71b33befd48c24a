import { read, write } from '../../kernel/calls/operator-call.js';
import type { AuditQuery, AuditAnswer, UndoChangeRequest } from './audit-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';

/** The audit trail. */
export const listAudit = read<AuditQuery, AuditAnswer>('auditoria/verAuditoria');

/** Undoes a change of the audit trail. */
export const undoChange = write<UndoChangeRequest, SimpleAnswer, Refused<404 | 409>>('auditoria/deshacer');
