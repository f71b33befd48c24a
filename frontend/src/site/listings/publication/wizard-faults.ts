import { PUBLICATION_FIELDS, type WizardStep } from '#common/listings/publication/publication-fields.js';
import type { FormFault } from '#common/listings/publication/publication-form.js';

/** Step of a field, also within a list: `inmueble.preciosAlquiler.0.precio` is step 4. */
export function stepOf(field: string): WizardStep | undefined {
  const rule = PUBLICATION_FIELDS.find((entry) => entry.field === field);
  if (rule) return rule.step;
  if (field.startsWith('inmueble.precios')) return 4;
  if (field.startsWith('contrato')) return 5;
  if (field.startsWith('inmueble.servicios')) return 2;
  return undefined;
}

/** The server's `errores` as form faults; fields that no step shows are omitted. */
export function serverFaults(errors: Readonly<Record<string, readonly string[]>>): FormFault[] {
  return Object.entries(errors).flatMap(([field, [message]]): FormFault[] => {
    const step = stepOf(field);
    if (!step || !message) return [];
    const label = PUBLICATION_FIELDS.find((entry) => entry.field === field)?.label ?? LABELS[step] ?? field;
    return [{ field: shownField(field), label, step, message, missing: false }];
  });
}

const LABELS: Partial<Record<WizardStep, string>> = {
  2: 'Servicios',
  4: 'Precio',
  5: 'Tipo de contrato',
};

/** Faults within a list are shown at the list. */
function shownField(field: string): string {
  return /^(inmueble\.(?:precios[A-Z]\w+|servicios)|contrato)/.exec(field)?.[1] ?? field;
}
