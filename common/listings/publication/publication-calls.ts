import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { AttributeForm } from '../attributes/all-attributes.js';
import type { Conditions } from '../conditions/conditions.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import type { Plan } from '../../contracts/plans.js';

export interface PublicationAddress {
  pais: string;
  provincia: string;
  localidad: string;
  calle: string;
  numero: string;
  piso: string;
  departamento: string;
}

/** Body of `POST inmueble/crear/publicarRapido` (back-office.md §7). */
export interface QuickPublishRequest extends AttributeForm, PublicationAddress {
  dni: string;
  tipoOperacion: OperationName | '';
  /** 1 to 10, or '' until chosen. */
  tipoVivienda: number | '';
  /** Whether the map shows the surroundings instead of the point. */
  aproximada?: boolean;
  latitud: number | null;
  longitud: number | null;
  observaciones: string;
  nombreNegocio: string;
  /** Of the notice, if they differ from the owner's. */
  telefono?: string;
  email_inmueble?: string;
  /** Ids of amenities. */
  servicios: number[];
  precios: QuickPrice[];
  /** Of a rental; missing if the owner says nothing. */
  condiciones?: Conditions | null;
  contrato: PublicationContract;
  /** Name of a new contact; empty if the DNI is known. */
  nombre: string;
  apellido: string;
  celular: string;
  email: string;
  paisContacto: string;
  provinciaContacto: string;
  localidadContacto: string;
  calleContacto: string;
  numeroContacto: string;
  pisoContacto: string;
  departamentoContacto: string;
}

export interface QuickPrice {
  precio: number | '';
  moneda: Currency | '';
  /** Names; both '' for a sale. */
  periodo: string;
  fraccion: string;
  /** Whether it is let already. */
  alquilado?: boolean;
}

export interface QuickPublishAnswer {
  success: true;
  idInmueble: number;
  message: string;
  idContacto: number;
  /** Whether a contact was created. */
  contactoNuevo: boolean;
}

/** Body of `POST inmueble/crear/crearInmueble` (public-site.md §7), and state of the wizard's form. */
export interface PublicationRequest extends SpamTraps {
  contacto: PublicationContact;
  ubicacion: PublicationLocation;
  inmueble: PublicationListing;
  contrato: PublicationContract;
}

export interface PublicationContact extends PublicationAddress {
  nombre: string;
  apellido: string;
  dni: string;
  celular: string;
  email: string;
}

export interface PublicationLocation extends PublicationAddress {
  /** Degrees, 6 decimals; null until the point is set. */
  latitud: number | null;
  longitud: number | null;
  /** Whether the site shows only the surroundings; false if it is missing. */
  aproximada?: boolean;
}

export interface PublicationListing extends AttributeForm {
  tipoOperacion: OperationName | '';
  /** 1 to 10, or '' until chosen. */
  tipoVivienda: number | '';
  nombreNegocio: string;
  observaciones: string;
  /** Ids of amenities. */
  servicios: number[];
  telefono: string;
  email_inmueble: string;
  preciosVenta: { precioVenta: number | ''; monedaVenta: Currency };
  preciosAlquiler: PublicationRentalPrice[];
  /** Of a rental; missing if the owner says nothing. */
  condiciones?: Conditions | null;
}

export interface PublicationRentalPrice {
  /** Row number within the form. */
  id: number;
  /** Name of the period: `Enero`. */
  periodo: string;
  /** Name of the fraction; '' for a period without fractions. */
  fraccion: string;
  precio: number;
  moneda: Currency;
}

export interface PublicationContract {
  tipoOperacion: OperationName | '';
  tipoContratoAlquiler: Plan | '';
  tipoContratoVenta: Plan | '';
}

export interface PublicationAnswer {
  success: true;
  message: string;
  /** Token for adding photos at once, if the plan has them. */
  paseFotos?: string;
}

/** Submits a notice, which the operator then reviews. With an `Idempotency-Key`, repetitions have no effect. */
export const publishListing = publicWrite<PublicationRequest, PublicationAnswer, Refused<409 | 429>>(
  'inmueble/crear/crearInmueble',
);

/** Submits a notice that the operator enters for an owner. With an `Idempotency-Key`, repetitions have no effect. */
export const quickPublish = write<QuickPublishRequest, QuickPublishAnswer, Refused<409>>(
  'inmueble/crear/publicarRapido',
);
