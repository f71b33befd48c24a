import { RESUBMISSION_MESSAGES } from './resubmission-messages.js';
import type { OperationName } from '../../kernel/operations.js';
import { changedConditionRows } from '../conditions/condition-rows.js';
import { PROPERTY_TYPES } from '../property-types.js';
import type { PublicationRequest } from '../publication/publication-calls.js';
import type { NoticeForm, ResubmissionChange } from './resubmission-calls.js';
import { UNTOUCHED } from '../publication/untouched.js';
import { maskMobile } from '../../kernel/forms/phone.js';
import { formatPrice } from '../../pricing/prices.js';
import { partLabel } from '../proposals/proposal.js';
import { PUBLICATION_FIELDS, type WizardStep } from '../publication/publication-fields.js';
import { publicationFaults, type FormFault } from '../publication/publication-form.js';

/** Days that the operator can see what was corrected. */
export const RESUBMISSION_DAYS = 180;

/** The steps of the wizard that an owner corrects. The others have personal data and the plan, which stay as they are. */
export const RESUBMITTED_STEPS: readonly WizardStep[] = [2, 3, 4];

/** The notice as a publication, without data of its owner but the country. */
export function asPublication({ ubicacion, inmueble }: NoticeForm, country: string): PublicationRequest {
  const { telefono } = inmueble;
  return {
    contacto: { ...UNTOUCHED.contacto, pais: country, celular: maskMobile('', country) },
    ubicacion,
    // The notice's phone belongs to the owner, so it is written as in the owner's country.
    inmueble: { ...inmueble, telefono: /\d/.test(telefono) ? maskMobile(telefono, country) : telefono },
    contrato: { tipoOperacion: inmueble.tipoOperacion, tipoContratoAlquiler: '', tipoContratoVenta: '' },
  };
}

/**
 * Faults of a corrected notice: those of a publication (public-site.md §5), and another operation, which would need another plan.
 * @param kept what stays as it is
 */
export function resubmissionFaults(
  notice: NoticeForm,
  kept: { country: string; operation: OperationName },
): FormFault[] {
  const faults = publicationFaults(asPublication(notice, kept.country)).filter(({ step }) =>
    RESUBMITTED_STEPS.includes(step),
  );
  if (notice.inmueble.tipoOperacion === kept.operation) return faults;
  const message = RESUBMISSION_MESSAGES.operationFixed;
  return [
    { field: 'inmueble.tipoOperacion', label: 'Operación', step: 2, message, missing: false },
    ...faults,
  ];
}

interface Compared {
  before: NoticeForm;
  after: NoticeForm;
  /** Display name of an amenity. */
  amenity: (id: number) => string;
}

/** Differences, in the order of the wizard. */
export function resubmissionChanges({ before, after, amenity }: Compared): ResubmissionChange[] {
  return [
    ...fieldChanges(before, after),
    change('Punto en el mapa', pointText(before), pointText(after)),
    change('Ubicación aproximada', approximateText(before), approximateText(after)),
    change('Servicios', amenitiesText(before, amenity), amenitiesText(after, amenity)),
    ...priceChanges(before, after),
    ...conditionChanges(before, after),
  ].filter(({ antes, ahora }) => antes !== ahora);
}

const change = (campo: string, antes: string, ahora: string): ResubmissionChange => ({ campo, antes, ahora });

const FIELDS = PUBLICATION_FIELDS.filter(({ step }) => step === 2);

function fieldChanges(before: NoticeForm, after: NoticeForm): ResubmissionChange[] {
  const facts = (notice: NoticeForm): PublicationRequest => asPublication(notice, '');
  return FIELDS.map(({ field, label, value }) =>
    change(label, valueText(field, value(facts(before))), valueText(field, value(facts(after)))),
  );
}

function valueText(field: string, value: unknown): string {
  const text = String(value ?? '');
  if (field === 'inmueble.tipoVivienda')
    return PROPERTY_TYPES.find(({ id }) => String(id) === text)?.label ?? text;
  return text === 'true' ? 'Sí' : text === 'false' ? 'No' : text;
}

function pointText({ ubicacion: { latitud, longitud } }: NoticeForm): string {
  return latitud === null || longitud === null ? '' : `${latitud}, ${longitud}`;
}

function approximateText({ ubicacion: { aproximada } }: NoticeForm): string {
  return aproximada ? 'Sí' : 'No';
}

function amenitiesText({ inmueble: { servicios } }: NoticeForm, name: (id: number) => string): string {
  return servicios.map(name).toSorted().join(', ');
}

function priceChanges(before: NoticeForm, after: NoticeForm): ResubmissionChange[] {
  const [old, current] = [pricesOf(before), pricesOf(after)];
  const labels = [...new Set([...old.keys(), ...current.keys()])];
  return labels.map((label) => change(label, old.get(label) ?? '', current.get(label) ?? ''));
}

function conditionChanges(before: NoticeForm, after: NoticeForm): ResubmissionChange[] {
  const [old, current] = [before, after].map(({ inmueble }) => inmueble.condiciones ?? null);
  return changedConditionRows(old!, current!).map((row) => change(row.label, row.before, row.text));
}

/** Prices by the display name of their period and fraction. */
function pricesOf({ inmueble: { preciosAlquiler, preciosVenta } }: NoticeForm): Map<string, string> {
  const { precioVenta, monedaVenta } = preciosVenta;
  const sale: [string, string][] =
    precioVenta === '' ? [] : [['Precio de venta', formatPrice(precioVenta, monedaVenta)]];
  const rental = preciosAlquiler.map((row): [string, string] => [
    partLabel(row),
    formatPrice(row.precio, row.moneda),
  ]);
  return new Map([...sale, ...rental]);
}
