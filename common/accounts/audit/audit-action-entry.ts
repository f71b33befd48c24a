import type { Role } from '../../kernel/calls/roles.js';

/** A kind of change that can never be undone. */
interface FinalAction {
  /** The change as a sentence without its subject. */
  label: string;
  /** Why it cannot be undone. */
  final: string;
}

/** A kind of change that one class of the backend undoes (`@Undoes`). */
interface ReversibleAction {
  label: string;
  final?: never;
  /** What undoing does; shown in the confirmation. */
  inverse: string;
  /** Effects that undoing a change of this kind leaves in place; shown in the confirmation. */
  keeps?: string;
  /** The least role that may undo it; editors by default. */
  role?: Role;
  /** The call of the inverse requires that the password was entered within the last minutes; so does undoing. */
  recent?: true;
}

/** A kind of change that the audit trail records (docs/decisions/0085). */
export type AuditActionEntry = FinalAction | ReversibleAction;
