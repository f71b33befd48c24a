import { QUICK_PUBLISH_MESSAGES as MESSAGES } from './quick-publish-messages.js';
import { UNTOUCHED } from './untouched.js';
import { isAmount, isExcessive } from '../../pricing/whole-amount.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { PUBLICATION_MESSAGES } from './publication-messages.js';
import { isCurrency } from '../../kernel/currencies.js';
import { operationFromName } from '../../kernel/operations.js';
import { isPlan, planEntry } from '../../contracts/plans.js';
import type { QuickPrice, QuickPublishRequest } from './publication-calls.js';
import { isLetInParts } from '../../pricing/periods.js';
import { hasDuplicatePrices } from '../../pricing/prices.js';
import type { PublicationFacts } from './publication-fields.js';
import { amountFault, fieldFaults } from './publication-form.js';
import { readRentalKey } from '../../pricing/rental-key.js';

export interface QuickFault {
  field: string;
  message: string;
}

/** Faults of a quick publication, in screen order (back-office.md §5), for screen and server. `isNewContact`: no contact has the DNI. */
export function quickPublishFaults(form: QuickPublishRequest, isNewContact: boolean): QuickFault[] {
  return [
    ...missing(form, ['dni', 'tipoOperacion', 'tipoVivienda', 'localidad'], MESSAGES.incomplete),
    ...(isNewContact
      ? missing(form, ['nombre', 'apellido', 'celular', 'email'], MESSAGES.incompleteContact)
      : []),
    ...shapeFaults(form, isNewContact),
    ...priceFaults(form),
    ...contractFaults(form),
  ];
}

/** Faults as the `errores` of a 400 (wire-contract.md, Errors). */
export function quickFieldErrors(faults: readonly QuickFault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, message } of faults) (errors[field] ??= []).push(message);
  return errors;
}

function missing(
  form: QuickPublishRequest,
  fields: readonly (keyof QuickPublishRequest)[],
  message: string,
): QuickFault[] {
  return fields
    .filter((field) => String(form[field] ?? '').trim() === '')
    .map((field) => ({ field, message }));
}

/** Field values follow the rules of publication; fewer fields are required (docs/decisions/0006). */
function shapeFaults(form: QuickPublishRequest, isNewContact: boolean): QuickFault[] {
  const faults = fieldFaults(factsOf(form)).flatMap(({ field, message, missing: isEmpty }) => {
    const name = quickName(field);
    const isAsked = isNewContact || name === 'dni' || !field.startsWith('contacto.');
    return isEmpty || !isAsked ? [] : [{ field: name, message }];
  });
  const point = (form.latitud === null) === (form.longitud === null);
  return point ? faults : [...faults, { field: 'latitud', message: PUBLICATION_MESSAGES.invalidPoint }];
}

function factsOf(form: QuickPublishRequest): PublicationFacts {
  return {
    contacto: {
      nombre: form.nombre,
      apellido: form.apellido,
      dni: form.dni,
      celular: form.celular,
      email: form.email,
      pais: form.paisContacto || form.pais,
      provincia: form.provinciaContacto,
      localidad: form.localidadContacto,
      calle: form.calleContacto,
      numero: form.numeroContacto,
      piso: form.pisoContacto,
      departamento: form.departamentoContacto,
    },
    ubicacion: form,
    inmueble: { ...form, telefono: form.telefono ?? '', email_inmueble: form.email_inmueble ?? '' },
  };
}

/** `contacto.calle` → `calleContacto`, `ubicacion.calle` → `calle`. */
function quickName(field: string): string {
  const [part = ''] = field.split('.');
  const name = field.slice(part.length + 1);
  return part === 'contacto' && name in UNTOUCHED.ubicacion ? `${name}Contacto` : name;
}

function priceFaults({ tipoOperacion, precios }: QuickPublishRequest): QuickFault[] {
  const because = (message: string): QuickFault[] => [{ field: 'precios', message }];
  if (tipoOperacion === 'venta') {
    const fine = precios.length <= 1 && precios.every(isPriced);
    return fine ? [] : because(amountFault(precios.find((row) => !isPriced(row))?.precio));
  }
  if (precios.some(({ precio }) => isExcessive(precio))) return because(PUBLICATION_MESSAGES.excessiveAmount);
  const whole = precios.every(
    (row) =>
      isPriced(row) && row.periodo && (row.fraccion || !isLetInParts(row.periodo)) && readRentalKey(row),
  );
  if (!whole) return because(MESSAGES.incompletePrices);
  return hasDuplicatePrices(precios.flatMap((row) => readRentalKey(row) ?? []))
    ? because(MESSAGES.duplicatePrices)
    : [];
}

function isPriced({ precio, moneda }: QuickPrice): boolean {
  return isAmount(precio) && isCurrency(moneda);
}

function contractFaults({ tipoOperacion, contrato }: QuickPublishRequest): QuickFault[] {
  const chosen = tipoOperacion === 'venta' ? contrato.tipoContratoVenta : contrato.tipoContratoAlquiler;
  // The free plan if none is chosen.
  if (!chosen || !tipoOperacion) return [];
  const fits = isPlan(chosen) && planEntry(chosen).operation === operationFromName(tipoOperacion);
  return fits ? [] : [{ field: 'contrato', message: PUBLICATION_MESSAGES.wrongContract }];
}
