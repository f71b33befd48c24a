import { ATTRIBUTES } from '../attributes/all-attributes.js';
import { isRequiredOf } from '../attributes/attribute-values.js';
import { isMeasured, notMeasured } from '../attributes/measure.js';
import { COUNTRIES } from '../../kernel/forms/countries.js';
import { PROVINCES, TOWNS } from '../../kernel/places.js';
import { LENGTHS, LIMITS } from '../../kernel/limits.js';
import { PROPERTY_TYPES } from '../property-types.js';
import { PUBLICATION_MESSAGES as MESSAGES } from './publication-messages.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { PublicationContact, PublicationListing, PublicationLocation } from './publication-calls.js';
import { isDni } from '../../kernel/forms/dni.js';
import { isFloor } from '../location/address.js';
import { isEmail } from '../../kernel/forms/email.js';
import { ARGENTINE_MOBILE_PREFIX } from '../../kernel/forms/phone.js';
import { mobileFault } from './mobile-fault.js';
import { asksBusinessName } from '../attributes/property-questions.js';

/** The parts of a publication that the field rules use; an edit of a notice has the same. */
export interface PublicationFacts {
  contacto: PublicationContact;
  ubicacion: PublicationLocation;
  inmueble: Omit<PublicationListing, 'servicios' | 'preciosVenta' | 'preciosAlquiler'>;
}

export type WizardStep = 1 | 2 | 3 | 4 | 5;

/** One field of the publication form: when it is required, and which values it may have (public-site.md §5). */
export interface FieldRule {
  /** Path in the request: `contacto.nombre`. */
  field: string;
  label: string;
  step: WizardStep;
  value: (form: PublicationFacts) => unknown;
  required: (form: PublicationFacts) => boolean;
  /** The fault of a non-empty value, if any. */
  fault: (value: string, form: PublicationFacts) => string | undefined;
}

type Required = FieldRule['required'];
type Fault = FieldRule['fault'];
interface Field<Name> {
  name: Name;
  label: string;
  required?: boolean | Required;
  fault: Fault;
}

const always = () => true;
const never = () => false;

function asked(required: boolean | Required = true): Required {
  if (typeof required === 'function') return required;
  return required ? always : never;
}

/** The prefix that the phone mask inserts does not count as a number. */
function filled(value: unknown): unknown {
  return value === ARGENTINE_MOBILE_PREFIX ? '' : value;
}

function ofContact({ name, label, required, fault }: Field<keyof PublicationContact>): FieldRule {
  const value = ({ contacto }: PublicationFacts) => filled(contacto[name]);
  return { field: `contacto.${name}`, label, step: 1, value, required: asked(required), fault };
}

function ofLocation({ name, label, required, fault }: Field<keyof PublicationLocation>): FieldRule {
  const step = name === 'latitud' || name === 'longitud' ? 3 : 2;
  const value = ({ ubicacion }: PublicationFacts) => ubicacion[name];
  return { field: `ubicacion.${name}`, label, step, value, required: asked(required), fault };
}

function ofListing({ name, label, required, fault }: Field<keyof PublicationFacts['inmueble']>): FieldRule {
  const value = ({ inmueble }: PublicationFacts) => filled(inmueble[name]);
  return { field: `inmueble.${name}`, label, step: 2, value, required: asked(required), fault };
}

const upTo = (length: number) => (value: string) => (value.length > length ? tooLong(length) : undefined);
const oneOf = (options: readonly string[]) => (value: string) =>
  options.includes(value) ? undefined : MESSAGES.invalidChoice;
const whole = (most: number) => (value: string) =>
  /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= most ? undefined : MESSAGES.invalidChoice;
const within = (degrees: number) => (value: string) =>
  Math.abs(Number(value)) <= degrees ? undefined : MESSAGES.invalidPoint;
const email = (value: string) => (isEmail(value) ? undefined : MESSAGES.invalidEmail);
const floor = (value: string) => (isFloor(value) ? undefined : MESSAGES.invalidFloor);
const dni = (value: string) => (isDni(value) ? undefined : MESSAGES.invalidDni);
const knownType = oneOf(PROPERTY_TYPES.map(({ id }) => String(id)));

const whenType =
  (asks: (type: number | '') => boolean): Required =>
  ({ inmueble }) =>
    asks(inmueble.tipoVivienda);

function ofAttribute(attribute: (typeof ATTRIBUTES)[number]): FieldRule {
  return ofListing({
    name: attribute.field,
    label: attribute.label,
    required: whenType((type) => isRequiredOf(attribute, type)),
    fault: faultOf(attribute),
  });
}

function faultOf(attribute: (typeof ATTRIBUTES)[number]): Fault {
  switch (attribute.kind) {
    case 'count':
      return whole(attribute.most);
    case 'measure':
      return (value) => (isMeasured(attribute, Number(value)) ? undefined : notMeasured(attribute));
    case 'flag':
      return oneOf(['true', 'false']);
  }
}

/** Every simple field of the form, in screen order; prices and contract are in publication-form.ts. */
export const PUBLICATION_FIELDS: readonly FieldRule[] = [
  ofContact({ name: 'nombre', label: 'Nombre', fault: upTo(LENGTHS.name) }),
  ofContact({ name: 'apellido', label: 'Apellido', fault: upTo(LENGTHS.name) }),
  ofContact({ name: 'dni', label: 'DNI', fault: dni }),
  ofContact({
    name: 'celular',
    label: 'Celular',
    fault: (value, form) => mobileFault(value, form.contacto.pais),
  }),
  ofContact({ name: 'email', label: 'Email', fault: email }),
  ofContact({ name: 'pais', label: 'País', fault: oneOf(COUNTRIES) }),
  ofContact({ name: 'provincia', label: 'Provincia', fault: upTo(LENGTHS.place) }),
  ofContact({ name: 'localidad', label: 'Localidad', fault: upTo(LENGTHS.place) }),
  ofContact({ name: 'calle', label: 'Calle', required: false, fault: upTo(LENGTHS.street) }),
  ofContact({ name: 'numero', label: 'Número', required: false, fault: upTo(LENGTHS.streetNumber) }),
  ofContact({ name: 'piso', label: 'Piso', required: false, fault: floor }),
  ofContact({ name: 'departamento', label: 'Departamento', required: false, fault: upTo(LENGTHS.apartment) }),

  ofLocation({ name: 'pais', label: 'País', fault: oneOf(COUNTRIES) }),
  ofLocation({ name: 'provincia', label: 'Provincia', fault: oneOf(PROVINCES) }),
  ofLocation({ name: 'localidad', label: 'Localidad', fault: oneOf(TOWNS) }),
  ofLocation({ name: 'calle', label: 'Calle', fault: upTo(LENGTHS.street) }),
  ofLocation({ name: 'numero', label: 'Número', fault: upTo(LENGTHS.streetNumber) }),
  ofLocation({ name: 'piso', label: 'Piso', required: false, fault: floor }),
  ofLocation({
    name: 'departamento',
    label: 'Departamento',
    required: false,
    fault: upTo(LENGTHS.apartment),
  }),
  ofListing({ name: 'tipoOperacion', label: 'Operación', fault: oneOf(['alquiler', 'venta']) }),
  ofListing({ name: 'tipoVivienda', label: 'Tipo de vivienda', fault: knownType }),
  ofListing({
    name: 'nombreNegocio',
    label: 'Nombre del negocio',
    required: whenType(asksBusinessName),
    fault: upTo(LENGTHS.businessName),
  }),
  ...ATTRIBUTES.map(ofAttribute),
  ofListing({ name: 'observaciones', label: 'Observaciones', fault: upTo(LIMITS.notesLength) }),
  ofListing({
    name: 'telefono',
    label: 'Teléfono de contacto',
    required: false,
    fault: (value, form) => mobileFault(value, form.contacto.pais),
  }),
  ofListing({ name: 'email_inmueble', label: 'Email de contacto', required: false, fault: email }),

  ofLocation({ name: 'latitud', label: 'Ubicación en el mapa', fault: within(90) }),
  ofLocation({ name: 'longitud', label: 'Ubicación en el mapa', fault: within(180) }),
];
