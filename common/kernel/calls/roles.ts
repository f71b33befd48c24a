/** Roles of the accounts of the back office, in ascending order of permissions. Each includes those before it. */
export const ROLES = ['reader', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Whose accounts must have a second step: a setting of the site. */
export const SECOND_STEP_FOR = ['nobody', 'administrators', 'everybody'] as const;
export type SecondStepFor = (typeof SECOND_STEP_FOR)[number];

interface RoleEntry {
  label: string;
  /** Permissions of the role, in one sentence. */
  hint: string;
}

export const ROLE_ENTRIES: Readonly<Record<Role, RoleEntry>> = {
  reader: {
    label: 'Solo lectura',
    hint: 'Ve avisos, personas y números, salvo denuncias, seguridad y cuentas. No cambia nada.',
  },
  editor: {
    label: 'Editor',
    hint: 'Revisa, publica y edita avisos; responde consultas; escribe el newsletter.',
  },
  administrator: {
    label: 'Administrador',
    hint: 'Todo lo que pueden los otros roles, y además las cuentas, las copias de la base, la exportación y la limpieza de temporada.',
  },
};

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
