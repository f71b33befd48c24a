import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import type { AttributeForm } from '../attributes/all-attributes.js';
import type { Seen } from '../verification.js';
import type { Conditions } from '../conditions/conditions.js';
import type { ContractFlags } from '../../contracts/contract.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import type { AdminContractWire } from '../../contracts/contract-calls.js';

/** Fields of every edit (back-office.md §7, Updates): its listing, and the version that the operator saw. */
export interface EditRequest {
  idInmueble?: number;
  version?: number;
}

/** Fields that are not sent stay unchanged. */
export interface AddressFields {
  pais?: string;
  provincia?: string;
  localidad?: string;
  calle?: string;
  numero?: string;
  piso?: string;
  departamento?: string;
}

export interface ContactEditRequest extends EditRequest, AddressFields {
  idContacto?: number;
  nombre?: string;
  apellido?: string;
  dni?: string;
  celular?: string;
  email?: string;
}

export interface LocationEditRequest extends EditRequest, AddressFields {
  idUbicaciones?: number;
  /** Degrees */
  latitud?: number;
  longitud?: number;
  aproximada?: boolean;
}

export interface PropertyEditRequest extends EditRequest, Partial<AttributeForm> {
  tipoOperacion?: OperationName;
  TipoVivienda_idTipoVivienda?: number | '';
  destacado?: boolean;
  nombreNegocio?: string;
  telefono?: string;
  email?: string;
  observaciones?: string;
  /** All conditions of a rental at once; null for none. */
  condiciones?: Conditions | null;
}

/** Body of inmueble/actualizar/verificar */
export interface HomeVerificationRequest extends EditRequest {
  /** All that was seen; empty takes the mark away. */
  visto: Seen[];
}

export interface CodeEditRequest extends EditRequest {
  idAltaInmuebles?: number;
  codigo: string;
}

export interface PricesEditRequest extends EditRequest {
  precios: PriceEditRequest[];
  /** Ids of prices to remove in the same save. */
  quitar?: number[];
}

export interface PriceEditRequest {
  /** Id of a saved price; a new one has none. */
  idPrecios?: number;
  idInmueble?: number;
  monto?: number | '' | null;
  tipo_moneda?: string;
  periodo?: string;
  fraccion?: string;
  alquilado?: boolean;
}

export interface PriceRemovalRequest {
  idPrecios: number;
}

/** Body of inmueble/actualizar/marcarAlquilado */
export interface RentedMarkRequest extends EditRequest {
  /** Names of a period and a fraction; a period without fractions has none. */
  periodo: string;
  fraccion: string;
  alquilado: boolean;
}

/** Body of inmueble/actualizar/prorrogarPlan */
export interface PlanProlongationRequest extends EditRequest {
  /** Days to add to the last day of the plan and of the featured position; negative to take them away. */
  dias: number;
}

export interface AmenitiesEditRequest extends EditRequest {
  /** Ids of all amenities of the listing. */
  servicios: number[];
}

/** A flag for each plan, and the fields that all plans have. */
export interface ContractEditFlags extends Partial<ContractFlags> {
  pagado?: boolean;
  destacado?: boolean;
  /** Last day of the featured position, `2027-01-31`; null for that of the plan. */
  destacadoHasta?: string | null;
}

export interface ContractEditRequest extends EditRequest {
  contrato: ContractEditFlags;
  destacado?: boolean;
}

/** Body of inmueble/actualizar/actualizarPago */
export interface PaymentRequest extends EditRequest {
  /** Day of the payment, `2026-11-21`; today if it is missing. */
  fecha?: string;
  monto?: number | '';
  moneda?: Currency;
  /** A key of PAYMENT_METHODS, or empty. */
  medio?: string;
  /** Number of the receipt. */
  recibo?: string;
  nota?: string;
}

/** Body of inmueble/actualizar/anularPago */
export interface AnnulmentRequest {
  idPago: number;
}

/** POST inmueble/actualizar/updatePrecios: also the ids of the prices that are new. */
export interface PricesEditAnswer extends SimpleAnswer {
  nuevosIds: { idPrecios: number; periodo: string; fraccion: string }[];
}

/** POST inmueble/actualizar/actualizarContrato */
export interface ContractEditAnswer extends SimpleAnswer {
  contrato: AdminContractWire;
  destacado: 0 | 1;
}

/** POST inmueble/actualizar/actualizarPago */
export interface PaymentAnswer extends SimpleAnswer {
  /** ISO 8601 */
  fechaPago: string;
}

/** Saves the owner of a listing. */
export const editContact = write<ContactEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateContacto',
);

/** Saves the property data of a listing. */
export const editProperty = write<PropertyEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateInmueble',
);

/** Saves the address and the point of a listing. */
export const editLocation = write<LocationEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateUbicacion',
);

/** Saves the amenities of a listing. */
export const editAmenities = write<AmenitiesEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateServicios',
);

/** Records what was seen of a home. */
export const verifyHome = write<HomeVerificationRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/verificar',
);

/** Changes the code of a listing. The former code redirects to it. */
export const changeCode = write<CodeEditRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updateAltaInmueble',
);

/** Adds, changes and removes prices of a listing. */
export const editPrices = write<PricesEditRequest, PricesEditAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/updatePrecios',
);

/** Removes one price. */
export const removePrice = write<PriceRemovalRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/deletePrecios',
);

/** Marks the price of one period as rented, or as free. */
export const markRented = write<RentedMarkRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/marcarAlquilado',
);

/** Saves the contract of a listing. */
export const editContract = write<ContractEditRequest, ContractEditAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/actualizarContrato',
);

/** Records a payment and marks the listing as paid. Without details, the payment is dated now. */
export const recordPayment = write<PaymentRequest, PaymentAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/actualizarPago',
);

/** Moves the last days of a paid plan. */
export const prolongPlan = write<PlanProlongationRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/prorrogarPlan',
);

/** Annuls a payment that was recorded by mistake. */
export const annulPayment = write<AnnulmentRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/anularPago',
);
