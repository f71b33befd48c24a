import { formatPhone } from '#common/kernel/forms/phone.js';
import type { OwnerField, OwnerWire } from '#common/owners/owner-calls.js';
import { shownDni } from '../contacts/shown-dni.js';

interface OwnerFieldEntry {
  field: OwnerField;
  label: string;
  textOf: (owner: OwnerWire) => string;
}

/** Data of an owner's record as the screens show them. */
export const OWNER_FIELD_ENTRIES: readonly OwnerFieldEntry[] = [
  { field: 'nombre', label: 'Nombre', textOf: ({ nombre, apellido }) => `${nombre} ${apellido}` },
  { field: 'dni', label: 'DNI', textOf: ({ dni }) => shownDni(dni) },
  { field: 'celular', label: 'Celular', textOf: ({ celular }) => formatPhone(celular) },
  { field: 'email', label: 'Email', textOf: ({ email }) => email },
  { field: 'domicilio', label: 'Domicilio', textOf: ({ domicilio }) => domicilio },
];
