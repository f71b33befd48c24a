import { emptyAttributeForm } from '../attributes/attribute-values.js';
import type { PublicationFacts } from './publication-fields.js';
import { fieldFaults, type FormFault } from './publication-form.js';
import type { FieldErrors } from './search-query.js';

export type EditedPart = keyof PublicationFacts;

/** A part of a notice that an edit leaves alone. */
export const UNTOUCHED: PublicationFacts = {
  contacto: {
    nombre: '',
    apellido: '',
    dni: '',
    celular: '',
    email: '',
    pais: '',
    provincia: '',
    localidad: '',
    calle: '',
    numero: '',
    piso: '',
    departamento: '',
  },
  ubicacion: {
    pais: '',
    provincia: '',
    localidad: '',
    calle: '',
    numero: '',
    piso: '',
    departamento: '',
    latitud: null,
    longitud: null,
  },
  inmueble: {
    tipoOperacion: '',
    tipoVivienda: '',
    nombreNegocio: '',
    ...emptyAttributeForm(),
    observaciones: '',
    telefono: '',
    email_inmueble: '',
  },
};

/**
 * What stands against an edit of one part of a notice: the faults that a publication would have, field by field, with the same
 * texts. A fault that was there before and is not touched does not count: a quick publication asks for less than the wizard, and its
 * notices can still be edited.
 */
export function editFaults(part: EditedPart, before: PublicationFacts, after: PublicationFacts): FormFault[] {
  const known = new Set(fieldFaults(before).map((fault) => keyOf(fault, before)));
  return fieldFaults(after)
    .filter((fault) => fault.field.startsWith(`${part}.`) && !known.has(keyOf(fault, after)))
    .map((fault) => ({ ...fault, label: LABELS[fault.field] ?? fault.label }));
}

/** The operator sees the owner's phone and email beside the notice's. */
const LABELS: Readonly<Record<string, string>> = {
  'inmueble.telefono': 'Teléfono del aviso',
  'inmueble.email_inmueble': 'Email del aviso',
};

function keyOf({ field, message }: FormFault, form: PublicationFacts): string {
  const [part = '', name = ''] = field.split('.');
  const value = (form[part as EditedPart] as unknown as Record<string, unknown>)[name];
  return `${field} ${message} ${String(value ?? '')}`;
}

/** Names of the edit's calls (back-office.md §7), where they are not the publication's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  'inmueble.tipoVivienda': 'TipoVivienda_idTipoVivienda',
  'inmueble.email_inmueble': 'email',
};

/** Faults as the `errores` of a 400 of an edit, by the names that its call has. */
export function toEditErrors(faults: readonly FormFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of faults)
    (errors[WIRE_NAMES[field] ?? field.replace(/^\w+\./, '')] ??= []).push(message);
  return errors;
}
