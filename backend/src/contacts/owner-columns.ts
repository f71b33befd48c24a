import type { OwnerField } from '#common/owners/owner-calls.js';
import type { ContactRow } from './contact.entity.js';

/** Columns of the data of an owner. A confirmation belongs to the address. */
const COLUMNS = {
  nombre: ['firstName', 'lastName'],
  dni: ['dni', 'dniSealed', 'dniDigest'],
  celular: ['mobile'],
  email: ['email', 'confirmedAt'],
  domicilio: ['country', 'province', 'town', 'street', 'streetNumber', 'floor', 'apartment'],
} as const satisfies Readonly<Record<OwnerField, readonly (keyof ContactRow)[]>>;

type OwnerColumn = (typeof COLUMNS)[OwnerField][number];

export function columnsOf(field: OwnerField): readonly OwnerColumn[] {
  return COLUMNS[field];
}
