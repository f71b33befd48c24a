import type { Role } from './roles.js';

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
  /** What undoing does; the question says so before. */
  inverse: string;
  /** Effects that undoing a change of this kind leaves in place; the question says so before. */
  keeps?: string;
  /** The least role that may undo it; editors by default. */
  role?: Role;
  /** The call of the inverse asks for a password that was entered within the last minutes, and so does undoing. */
  recent?: true;
}

/** A kind of change that the audit trail records (docs/decisions/0085). */
export type AuditActionEntry = FinalAction | ReversibleAction;
