import { ROLES, type Role, type SecondStepFor } from '../vocabulary/roles.js';

/** Whether an account with `role` may do what requires `needed`. */
export function includesRole(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether an account with this role may work only with a second step. */
export function needsSecondStep(role: Role | undefined, wanted: SecondStepFor): boolean {
  if (wanted === 'nobody') return false;
  return wanted === 'everybody' || includesRole(role, 'administrator');
}

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
