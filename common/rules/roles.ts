import { ROLES, type Role } from '../vocabulary/roles.js';

/** Whether an account with `role` may do what requires `needed`. */
export function includesRole(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
