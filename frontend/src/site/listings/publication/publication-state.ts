import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import { noConditions } from '#common/listings/conditions/conditions.js';
import { planEntry, planField, type Plan } from '#common/contracts/plans.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { maskFloor } from '#common/listings/location/address.js';
import { maskMobile, movePhone } from '#common/kernel/forms/phone.js';
import { amenityPlace } from '#common/listings/amenities/amenities.js';
import { DEFAULT_CURRENCY } from '#common/kernel/currencies.js';
import { WHOLE_PERIOD, fraction, fractionLabel, isLetInParts, periodLabel } from '#common/pricing/periods.js';
import { HOME_COUNTRY, HOME_PROVINCE, PROVINCES, TOWNS } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type {
  PublicationContact,
  PublicationListing,
  PublicationLocation,
  PublicationRentalPrice,
  PublicationRequest,
} from '#common/listings/publication/publication-calls.js';

type In<S extends string, K> = `${S}.${K & string}`;

/** A field by its path in the request: `contacto.nombre`. */
export type FieldName =
  | In<'contacto', keyof PublicationContact>
  | In<'ubicacion', keyof PublicationLocation>
  | In<
      'inmueble',
      Exclude<keyof PublicationListing, 'preciosVenta' | 'preciosAlquiler' | 'servicios' | 'condiciones'>
    >;

export type FieldValue = string | number | boolean | null;

type Sections = Record<string, Record<string, FieldValue>>;

/** The rental price that is being entered and not added yet. */
export type PriceEntry = Omit<PublicationRentalPrice, 'id' | 'precio'> & { precio: number | null };

export const EMPTY_PRICE: PriceEntry = {
  periodo: '',
  fraccion: '',
  precio: null,
  moneda: DEFAULT_CURRENCY,
};

/** The empty form. */
export function emptyPublication(): PublicationRequest {
  const address = { localidad: '', calle: '', numero: '', piso: '', departamento: '' };
  const mobile = maskMobile('');
  return {
    contacto: {
      nombre: '',
      apellido: '',
      dni: '',
      celular: mobile,
      email: '',
      pais: HOME_COUNTRY,
      provincia: '',
      ...address,
    },
    ubicacion: { pais: HOME_COUNTRY, provincia: HOME_PROVINCE, ...address, latitud: null, longitud: null },
    inmueble: {
      tipoOperacion: '',
      tipoVivienda: '',
      nombreNegocio: '',
      ...emptyAttributeForm(),
      observaciones: '',
      servicios: [],
      telefono: mobile,
      email_inmueble: '',
      preciosVenta: { precioVenta: '', monedaVenta: DEFAULT_CURRENCY },
      preciosAlquiler: [],
      condiciones: noConditions(),
    },
    contrato: { tipoOperacion: '', tipoContratoAlquiler: '', tipoContratoVenta: '' },
  };
}

export function valueOf(form: PublicationRequest, field: FieldName): FieldValue {
  const [section, name] = split(field);
  return (form as unknown as Sections)[section]?.[name] ?? '';
}

/** The form with one field changed: the normalised value and its consequences. */
export function withField(form: PublicationRequest, field: FieldName, value: FieldValue): PublicationRequest {
  const kept = typeof value === 'string' ? shape(form, field, value) : value;
  if (kept === valueOf(form, field)) return form;
  const [section, name] = split(field);
  const sections = form as unknown as Sections;
  const changed = { ...sections, [section]: { ...sections[section], [name]: kept } };
  return followUp(changed as unknown as PublicationRequest, field);
}

function split(field: FieldName): [string, string] {
  const at = field.indexOf('.');
  return [field.slice(0, at), field.slice(at + 1)];
}

/** Input masks by field (public-site.md §5). */
function shape(form: PublicationRequest, field: FieldName, typed: string): string {
  switch (field) {
    case 'contacto.dni':
      return typed.replace(/\D/g, '');
    case 'contacto.celular':
    case 'inmueble.telefono':
      return maskMobile(typed, form.contacto.pais);
    case 'contacto.piso':
    case 'ubicacion.piso':
      return maskFloor(typed);
    default:
      return typed;
  }
}

function followUp(form: PublicationRequest, field: FieldName): PublicationRequest {
  const { contacto, inmueble } = form;
  switch (field) {
    case 'contacto.pais':
      return {
        ...form,
        contacto: { ...contacto, celular: movePhone(contacto.celular, contacto.pais) },
        inmueble: { ...inmueble, telefono: movePhone(inmueble.telefono, contacto.pais) },
      };
    case 'inmueble.tipoOperacion':
      return { ...form, contrato: { ...form.contrato, tipoOperacion: inmueble.tipoOperacion } };
    case 'inmueble.tipoVivienda':
      // Fields that depend on the type are reset; amenities follow in `withOfferedAmenities`.
      return { ...form, inmueble: { ...inmueble, nombreNegocio: '', ...emptyAttributeForm() } };
    default:
      return form;
  }
}

export interface Amenity {
  id: number;
  nombre: string;
}

/** Offered amenities, in the order of the type's list (public-site.md §3). */
export function offeredAmenities(type: number | '', all: readonly Amenity[]): Amenity[] {
  if (type === '') return [];
  const place = ({ nombre }: Amenity): number => amenityPlace(type as PropertyTypeId, nombre);
  return all.filter((amenity) => place(amenity) >= 0).toSorted((one, other) => place(one) - place(other));
}

/** Drops amenities that the chosen type does not offer. */
export function withOfferedAmenities(form: PublicationRequest, all: readonly Amenity[]): PublicationRequest {
  const offered = offeredAmenities(form.inmueble.tipoVivienda, all);
  const servicios = form.inmueble.servicios.filter((id) => offered.some((amenity) => amenity.id === id));
  return { ...form, inmueble: { ...form.inmueble, servicios } };
}

/** 'Usar la misma dirección': copies the contact's address, as far as the property's options contain it. */
export function withContactAddress(form: PublicationRequest): PublicationRequest {
  const { pais, provincia, localidad, calle, numero, piso, departamento } = form.contacto;
  const address = {
    pais,
    provincia: known(PROVINCES, provincia),
    localidad: known(TOWNS, localidad),
    calle,
    numero,
    piso,
    departamento,
  };
  return { ...form, ubicacion: { ...form.ubicacion, ...address } };
}

function known(names: readonly string[], typed: string): string {
  const fold = (text: string): string => text.trim().toLowerCase();
  if (!fold(typed)) return '';
  return names.find((name) => fold(name) === fold(typed)) ?? 'Otro';
}

/** The entry with another period. The fraction is cleared if the period has none (public-site.md §5, step 4). */
export function withPeriod(entry: PriceEntry, periodo: string): PriceEntry {
  return { ...entry, periodo, fraccion: isLetInParts(periodo) ? entry.fraccion : '' };
}

/** Display name of a price's period: `Enero · 1.ª quincena`, `Enero · Mes completo`, `Semana Santa`. */
export function momentOf({ periodo, fraccion }: Pick<PriceEntry, 'periodo' | 'fraccion'>): string {
  const when = periodLabel(periodo);
  if (!isLetInParts(periodo)) return when;
  return `${when} · ${fraccion ? fractionLabel(fraccion) : fraction(WHOLE_PERIOD).label}`;
}

/** An entry as a form row, with the next number. */
export function toRow(
  { precio, ...entry }: PriceEntry,
  rows: readonly PublicationRentalPrice[],
): PublicationRentalPrice {
  return { ...entry, precio: precio ?? 0, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 };
}

/** Whether the entry contains input that would be lost. */
export function isStarted({ precio }: PriceEntry): boolean {
  return precio !== null;
}

/** Whether the form contains any input, besides a plan that was chosen before (`withPlan`). */
export function isUntouched(form: PublicationRequest): boolean {
  const empty = emptyPublication();
  const { contrato, inmueble } = empty;
  const { tipoOperacion } = inmueble;
  return (
    JSON.stringify({ ...form, contrato, inmueble: { ...form.inmueble, tipoOperacion } }) ===
    JSON.stringify(empty)
  );
}

/** The form with a plan and its operation, unless it has others already. */
export function withPlan(form: PublicationRequest, plan: Plan): PublicationRequest {
  const { operation } = planEntry(plan);
  const { name } = OPERATIONS[operation];
  const field = planField(operation);
  if ((form.inmueble.tipoOperacion || name) !== name || form.contrato[field]) return form;
  const asked = withField(form, 'inmueble.tipoOperacion', name);
  return { ...asked, contrato: { ...asked.contrato, [field]: plan } };
}

/** Whether a stored form has the current shape. */
export function isPublication(form: unknown): form is PublicationRequest {
  return isLike(emptyPublication(), form);
}

function isLike(model: unknown, value: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof model !== 'object' || model === null)
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(
    ([name, part]) => name in value && isLike(part, (value as Record<string, unknown>)[name]),
  );
}
