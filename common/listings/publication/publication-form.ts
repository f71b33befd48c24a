import { isCurrency } from '../../kernel/currencies.js';
import { isPlan, planEntry } from '../../contracts/plans.js';
import { operationFromName } from '../../kernel/operations.js';
import { PUBLICATION_MESSAGES as MESSAGES, missingFieldsSummary } from './publication-messages.js';
import type { PublicationRentalPrice, PublicationRequest } from './publication-calls.js';
import { hasDuplicatePrices } from '../../pricing/prices.js';
import { readRentalKey } from '../../pricing/rental-key.js';
import { requiresPrice } from '../attributes/property-questions.js';
import { asksConditions } from '../conditions/conditions.js';
import { conditionFaults } from '../conditions/condition-faults.js';
import { PUBLICATION_FIELDS, type PublicationFacts, type WizardStep } from './publication-fields.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { isAmount, isExcessive } from '../../pricing/whole-amount.js';

/** A fault of the form: field, text, and whether the field is just empty (the summary lists those by label). */
export interface FormFault {
  field: string;
  label: string;
  step: WizardStep;
  message: string;
  missing: boolean;
}

/**
 * All faults of a publication, in screen order (public-site.md §5). The wizard checks step by step, the server the whole request, with the
 * same table.
 */
export function publicationFaults(form: PublicationRequest): FormFault[] {
  return [...fieldFaults(form), ...priceFaults(form), ...contractFaults(form)];
}

export function stepFaults(form: PublicationRequest, step: WizardStep): FormFault[] {
  return publicationFaults(form).filter((fault) => fault.step === step);
}

/** Faults as the `errores` of a 400 (wire-contract.md, Errors). */
export function toFieldErrors(faults: readonly FormFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of faults) (errors[field] ??= []).push(message);
  return errors;
}

/** Text for a set of faults: missing fields in one sentence, then one line per invalid value. */
export function summaryLines(faults: readonly FormFault[]): string[] {
  const missing = [...new Set(faults.filter((fault) => fault.missing).map(({ label }) => label))];
  const wrong = faults.filter((fault) => !fault.missing).map(({ label, message }) => `${label}: ${message}`);
  return [...(missing.length > 0 ? [missingFieldsSummary(missing)] : []), ...new Set(wrong)];
}

/** Reason why 'Agregar Precio' refuses a row; undefined if it can be added (public-site.md §5, step 4). */
export function newPriceFault(
  row: PublicationRentalPrice,
  existing: readonly PublicationRentalPrice[],
): string | undefined {
  if (!row.periodo || !isAmount(row.precio)) return MESSAGES.incompletePrice;
  const keys = [...existing, row].flatMap((price) => readRentalKey(price) ?? []);
  return hasDuplicatePrices(keys) ? MESSAGES.duplicatePrice : undefined;
}

/** Fault of what is no price that the site stores. */
export function amountFault(value: unknown): string {
  return isExcessive(value) ? MESSAGES.excessiveAmount : MESSAGES.invalidAmount;
}

/** Faults of the simple fields and of the conditions, in screen order. */
export function fieldFaults(form: PublicationFacts): FormFault[] {
  return [...simpleFaults(form), ...conditionFormFaults(form.inmueble)];
}

/** None for a notice that has no conditions, because they are not stored then. */
function conditionFormFaults({
  tipoOperacion,
  tipoVivienda,
  condiciones,
}: PublicationFacts['inmueble']): FormFault[] {
  if (!condiciones || !asksConditions(tipoOperacion, tipoVivienda)) return [];
  return conditionFaults(condiciones).map(({ field, label, message }) => ({
    field: `inmueble.condiciones.${field}`,
    label,
    step: 4,
    message,
    missing: false,
  }));
}

function simpleFaults(form: PublicationFacts): FormFault[] {
  return PUBLICATION_FIELDS.flatMap(({ field, label, step, value, required, fault }): FormFault[] => {
    const text = String(value(form) ?? '').trim();
    if (text === '')
      return required(form) ? [{ field, label, step, message: MESSAGES.required, missing: true }] : [];
    const message = fault(text, form);
    return message ? [{ field, label, step, message, missing: false }] : [];
  });
}

function priceFaults({ inmueble }: PublicationRequest): FormFault[] {
  const isSale = inmueble.tipoOperacion === 'venta';
  const field = isSale ? 'inmueble.preciosVenta' : 'inmueble.preciosAlquiler';
  const because = (message: string, missing = false): FormFault[] => [
    { field, label: 'Precio', step: 4, message, missing },
  ];
  if (isSale) {
    const { precioVenta, monedaVenta } = inmueble.preciosVenta;
    if (precioVenta === '')
      return requiresPrice(inmueble.tipoVivienda) ? because(MESSAGES.priceRequired, true) : [];
    return isAmount(precioVenta) && isCurrency(monedaVenta) ? [] : because(amountFault(precioVenta));
  }
  const rows = inmueble.preciosAlquiler;
  if (rows.length === 0)
    return requiresPrice(inmueble.tipoVivienda) ? because(MESSAGES.priceRequired, true) : [];
  const keys = rows.map(readRentalKey);
  if (keys.includes(undefined) || rows.some(({ moneda }) => !isCurrency(moneda)))
    return because(MESSAGES.invalidChoice);
  const bad = rows.find(({ precio }) => !isAmount(precio));
  if (bad) return because(amountFault(bad.precio));
  return hasDuplicatePrices(keys.flatMap((key) => key ?? [])) ? because(MESSAGES.duplicatePrice) : [];
}

function contractFaults({ inmueble, contrato }: PublicationRequest): FormFault[] {
  const chosen =
    inmueble.tipoOperacion === 'venta' ? contrato.tipoContratoVenta : contrato.tipoContratoAlquiler;
  const because = (message: string, missing: boolean): FormFault[] => [
    { field: 'contrato', label: 'Tipo de contrato', step: 5, message, missing },
  ];
  if (!chosen) return because(MESSAGES.contractRequired, true);
  const fits = isPlan(chosen) && planEntry(chosen).operation === operationFromName(inmueble.tipoOperacion);
  return fits ? [] : because(MESSAGES.wrongContract, false);
}
