import type { PublicationFacts } from '../publication/publication-fields.js';
import { fieldFaults, type FormFault } from '../publication/publication-form.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

export type EditedPart = keyof PublicationFacts;

/**
 * Faults of an edit of one part of a notice: those that a publication would have, field by field, with the same texts. Faults of unchanged
 * fields do not count, because notices from quick publication may lack fields that the wizard requires.
 */
export function editFaults(part: EditedPart, before: PublicationFacts, after: PublicationFacts): FormFault[] {
  const known = new Set(fieldFaults(before).map((fault) => keyOf(fault, before)));
  return fieldFaults(after)
    .filter((fault) => fault.field.startsWith(`${part}.`) && !known.has(keyOf(fault, after)))
    .map((fault) => ({ ...fault, label: LABELS[fault.field] ?? fault.label }));
}

/** The operator sees the owner's phone and e-mail beside those of the notice. */
const LABELS: Readonly<Record<string, string>> = {
  'inmueble.telefono': 'Teléfono del aviso',
  'inmueble.email_inmueble': 'Email del aviso',
};

function keyOf({ field, message }: FormFault, form: PublicationFacts): string {
  const [part = '', name = ''] = field.split('.');
  const value = (form[part as EditedPart] as unknown as Record<string, unknown>)[name];
  return `${field} ${message} ${String(value ?? '')}`;
}

/** Field names of the edit calls (back-office.md §7) that differ from the publication's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  'inmueble.tipoVivienda': 'TipoVivienda_idTipoVivienda',
  'inmueble.email_inmueble': 'email',
};

/** Faults as the `errores` of a 400, under the field names of the edit call. */
export function toEditErrors(faults: readonly FormFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of faults)
    (errors[WIRE_NAMES[field] ?? field.replace(/^\w+\./, '')] ??= []).push(message);
  return errors;
}
