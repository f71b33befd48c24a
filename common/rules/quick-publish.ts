import { QUICK_PUBLISH_MESSAGES as MESSAGES } from '../messages/admin-desk.js';
import { PUBLICATION_MESSAGES, tooLong } from '../messages/publication.js';
import { isCurrency } from '../vocabulary/currencies.js';
import { LIMITS } from '../vocabulary/limits.js';
import { operationFromName } from '../vocabulary/operations.js';
import { isPlan, planEntry } from '../vocabulary/plans.js';
import { PROPERTY_TYPES } from '../vocabulary/property-types.js';
import type { QuickPrice, QuickPublishRequest } from '../wire/quick-publish.js';
import { isFloor } from './address.js';
import { isEmail } from './email.js';
import { isCompleteMobile } from './phone.js';
import { hasDuplicatePrices } from './prices.js';
import { isAmount, readRentalKey } from './publication-form.js';
import type { FieldErrors } from './search-query.js';

export interface QuickFault {
  field: string;
  message: string;
}

/**
 * What stands against a quick publication, in the order of the screen (back-office.md §5). The screen asks before it sends, the
 * server asks again. `isNewContact`: nobody is known by the DNI.
 */
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

type Check = [field: keyof QuickPublishRequest, isFine: (value: string) => boolean, message: string];

function shapeFaults(form: QuickPublishRequest, isNewContact: boolean): QuickFault[] {
  const count = (most: number) => (value: string) => Number(value) >= 1 && Number(value) <= most;
  const within = (degrees: number) => (value: string) => Math.abs(Number(value)) <= degrees;
  const country = form.paisContacto || form.pais;
  const checks: Check[] = [
    ['dni', (value) => /^\d{6,11}$/.test(value), PUBLICATION_MESSAGES.invalidDni],
    ['tipoVivienda', isType, PUBLICATION_MESSAGES.invalidChoice],
    ['piso', isFloor, PUBLICATION_MESSAGES.invalidFloor],
    ['observaciones', (value) => value.length <= LIMITS.notesLength, tooLong(LIMITS.notesLength)],
    ['ambientes', count(LIMITS.maxBedrooms), PUBLICATION_MESSAGES.invalidChoice],
    ['dormitorios', count(LIMITS.maxBedrooms), PUBLICATION_MESSAGES.invalidChoice],
    ['baños', count(LIMITS.maxBedrooms), PUBLICATION_MESSAGES.invalidChoice],
    ['personas', count(LIMITS.maxPeople), PUBLICATION_MESSAGES.invalidChoice],
    ['latitud', within(90), PUBLICATION_MESSAGES.invalidPoint],
    ['longitud', within(180), PUBLICATION_MESSAGES.invalidPoint],
  ];
  const contactChecks: Check[] = [
    ['celular', (value) => isCompleteMobile(value, country), PUBLICATION_MESSAGES.invalidMobile],
    ['email', isEmail, PUBLICATION_MESSAGES.invalidEmail],
    ['pisoContacto', isFloor, PUBLICATION_MESSAGES.invalidFloor],
  ];
  const point = (form.latitud === null) === (form.longitud === null);
  return [
    ...[...checks, ...(isNewContact ? contactChecks : [])].flatMap(([field, isFine, message]) => {
      const value = String(form[field] ?? '').trim();
      return value === '' || isFine(value) ? [] : [{ field, message }];
    }),
    ...(point ? [] : [{ field: 'latitud', message: PUBLICATION_MESSAGES.invalidPoint }]),
  ];
}

function isType(value: string): boolean {
  return PROPERTY_TYPES.some(({ id }) => String(id) === value);
}

function priceFaults({ tipoOperacion, precios }: QuickPublishRequest): QuickFault[] {
  const because = (message: string): QuickFault[] => [{ field: 'precios', message }];
  if (tipoOperacion === 'venta') {
    const fine = precios.length <= 1 && precios.every(isPriced);
    return fine ? [] : because(PUBLICATION_MESSAGES.invalidAmount);
  }
  const whole = precios.every(
    (row) => isPriced(row) && row.periodo && (row.fraccion || isLetWhole(row)) && readRentalKey(row),
  );
  if (!whole) return because(MESSAGES.incompletePrices);
  return hasDuplicatePrices(precios.flatMap((row) => readRentalKey(row) ?? []))
    ? because(MESSAGES.duplicatePrices)
    : [];
}

function isPriced({ precio, moneda }: QuickPrice): boolean {
  return isAmount(precio) && isCurrency(moneda);
}

/** Semana Santa, for one, has no fractions. */
function isLetWhole({ periodo }: QuickPrice): boolean {
  const month = readRentalKey({ periodo, fraccion: 'Semana' });
  return month !== undefined && month.fraction === readRentalKey({ periodo, fraccion: '' })?.fraction;
}

function contractFaults({ tipoOperacion, contrato }: QuickPublishRequest): QuickFault[] {
  const chosen = tipoOperacion === 'venta' ? contrato.tipoContratoVenta : contrato.tipoContratoAlquiler;
  // None chosen is the free one.
  if (!chosen || !tipoOperacion) return [];
  const fits = isPlan(chosen) && planEntry(chosen).operation === operationFromName(tipoOperacion);
  return fits ? [] : [{ field: 'contrato', message: PUBLICATION_MESSAGES.wrongContract }];
}
