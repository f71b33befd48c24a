import type { AttributeForm } from '#common/listings/attributes/all-attributes.js';
import { noConditions, type Conditions } from '#common/listings/conditions/conditions.js';
import type { Seen } from '#common/listings/verification.js';
import { formOfRecord } from '#common/listings/attributes/attribute-values.js';
import {
  featuresWhenChosen,
  flagsOf,
  mayBeFeatured,
  pickFlags,
  type ContractFlags,
} from '#common/contracts/contract.js';
import { PLANS, type Plan } from '#common/contracts/plans.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { OperationName } from '#common/kernel/operations.js';
import type { PublicationAddress } from '#common/listings/publication/publication-calls.js';
import type { AdminListingAnswer, AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { settleOrder } from '../../../listings/photos/photo-order.js';

export interface ContactDraft extends PublicationAddress {
  nombre: string;
  apellido: string;
  dni: string;
  celular: string;
  email: string;
  /** The new address is also that of the notice. */
  emailDelAviso: boolean;
}

export interface PropertyDraft extends AttributeForm {
  tipoOperacion: OperationName;
  TipoVivienda_idTipoVivienda: number;
  nombreNegocio: string;
  telefono: string;
  email: string;
}

export interface LocationDraft extends PublicationAddress {
  latitud: number | null;
  longitud: number | null;
  aproximada: boolean;
}

export interface ContractDraft extends ContractFlags {
  pagado: boolean;
  destacado: boolean;
  /** Last day of the featured position; empty for that of the plan. */
  destacadoHasta: string;
}

export interface PriceDraft {
  /** Row key on the screen. */
  clave: string;
  /** Id of the saved price; a new row has none. */
  idPrecios: number | null;
  periodo: string;
  fraccion: string;
  monto: number | null;
  tipo_moneda: Currency;
  alquilado: boolean;
}

export interface Drafts {
  contacto: ContactDraft;
  inmueble: PropertyDraft;
  observaciones: string;
  condiciones: Conditions;
  /** What was seen of the home. */
  verificacion: Seen[];
  ubicacion: LocationDraft;
  contrato: ContractDraft;
  precios: PriceDraft[];
  servicios: number[];
  /** Ids of the photos, in order. */
  fotos: number[];
}

export type SectionName = keyof Drafts;

/** Saved values of the sections. */
export function draftsOf({ inmueble, precios, contrato, servicios, imagenes }: AdminListingAnswer): Drafts {
  return {
    contacto: contactOf(inmueble),
    inmueble: propertyOf(inmueble),
    observaciones: inmueble.observaciones,
    condiciones: inmueble.condiciones ?? noConditions(),
    verificacion: inmueble.verificacion?.vigente ? inmueble.verificacion.visto : [],
    ubicacion: {
      pais: inmueble.inmueble_pais,
      provincia: inmueble.inmueble_provincia,
      localidad: inmueble.inmueble_localidad,
      calle: inmueble.inmueble_calle,
      numero: inmueble.inmueble_numero,
      piso: inmueble.inmueble_piso,
      departamento: inmueble.inmueble_departamento,
      latitud: inmueble.latitud,
      longitud: inmueble.longitud,
      aproximada: inmueble.ubicacionAproximada,
    },
    contrato: {
      ...pickFlags(contrato),
      pagado: contrato.pagado === 1,
      destacado: inmueble.destacado === 1,
      destacadoHasta: contrato.destacadoHasta ?? '',
    },
    precios: precios.map(({ idPrecios, periodo, fraccion, monto, tipo_moneda, alquilado }) => ({
      clave: `precio-${idPrecios}`,
      idPrecios,
      periodo,
      fraccion,
      monto,
      tipo_moneda,
      alquilado,
    })),
    servicios: servicios.map(({ id }) => id).toSorted((one, other) => one - other),
    fotos: imagenes.map(({ idImagenes }) => idImagenes),
  };
}

function contactOf(listing: AdminListingWire): ContactDraft {
  return {
    nombre: listing.nombre,
    apellido: listing.apellido,
    dni: listing.dni,
    celular: listing.celular,
    email: listing.emailContacto,
    emailDelAviso: false,
    pais: listing.paisContacto,
    provincia: listing.provinciaContacto,
    localidad: listing.localidadContacto,
    calle: listing.calleContacto,
    numero: listing.numeroContacto,
    piso: listing.pisoContacto,
    departamento: listing.departamentoContacto,
  };
}

function propertyOf(listing: AdminListingWire): PropertyDraft {
  return {
    tipoOperacion: listing.tipoOperacion,
    TipoVivienda_idTipoVivienda: listing.TipoVivienda_idTipoVivienda,
    nombreNegocio: listing.nombreNegocio ?? '',
    ...formOfRecord(listing),
    telefono: listing.telefono,
    email: listing.email,
  };
}

/** A draft adapted to the saved state: photos may have been added or removed since. */
export function settled<Name extends SectionName>(
  name: Name,
  draft: Drafts[Name],
  saved: Drafts[Name],
): Drafts[Name] {
  return name === 'fotos' ? (settleOrder(draft as number[], saved as number[]) as Drafts[Name]) : draft;
}

/** Whether two drafts are equal. */
export function isSameDraft(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The contract under another plan; without photos nothing is featured (back-office.md §4, Contract rules). */
export function withPlan(draft: ContractDraft, plan: Plan): ContractDraft {
  const next = { ...draft, ...flagsOf(plan) };
  if (featuresWhenChosen(plan)) return { ...next, destacado: true };
  return { ...next, destacado: draft.destacado && canBeFeatured(next) };
}

/** Featured requires photos. */
export function canBeFeatured(flags: ContractFlags): boolean {
  return PLANS.some(({ plan }) => flags[plan] && mayBeFeatured(plan));
}
