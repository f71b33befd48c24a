import type { WaitingPeople } from '../rules/waited-home.js';
import type { AttributeRecord } from '../attributes/all-attributes.js';
import type { Currency } from '../vocabulary/currencies.js';
import type { ListingStatusName } from '../vocabulary/listing-status.js';
import type { OperationName } from '../vocabulary/operations.js';
import type { PaymentMethod } from '../vocabulary/payment-methods.js';
import type { Plan } from '../vocabulary/plans.js';
import type { Role } from '../vocabulary/roles.js';
import type { ContractFlags } from '../rules/contract.js';
import type { PageQuery } from './people.js';
import type { ProposalWire } from './proposals.js';
import type { ImageWire, LeadPriceWire, PriceWire, AmenityWire } from './listings.js';

/** `clave`: a passkey. */
export type SecondStepKind = 'codigo' | 'clave';

/** POST admin/login */
export interface LoginRequest {
  email: string;
  password: string;
}

export interface SimpleAnswer {
  success: true;
  message: string;
}

/** POST admin/login */
export interface LoginAnswer extends SimpleAnswer {
  /** The session begins only after a second step: a code (admin/segundoPaso) or a passkey. */
  segundoPaso?: true;
  /** The second steps of an account with passkeys. */
  pasos?: SecondStepKind[];
}

/** Query of admin/check-auth: `activo=1` counts as activity. */
export interface CheckAuthQuery {
  activo?: 1;
}

/** GET admin/check-auth: always 200. */
export interface CheckAuthAnswer {
  authenticated: boolean;
  expired: boolean;
  /** Seconds until the session expires without activity; 0 without a session. */
  segundosRestantes: number;
  email: string | null;
  /** Role of the account; null without a session. */
  rol: Role | null;
  /** Whether the account must have a second step and has none; until then most calls are refused. */
  faltaSegundoPaso: boolean;
}

/** GET notificaciones/contar* */
export interface CountAnswer {
  success: true;
  count: number;
}

/** Query of the operator's lists of listings */
export interface AdminListQuery extends PageQuery {
  /** `alquiler`, `venta` or `todas`. */
  tipoOperacion?: string;
  nombre?: string;
  codigo?: string;
  /** `1` or `0`, as the next two. */
  destacado?: string;
  fotos?: string;
  pagado?: string;
  /** The owner's e-mail address: `1` confirmed, `0` not. */
  confirmado?: string;
  /** Day of creation, `2026-11-21`. */
  fecha?: string;
  /** A town of the site. */
  localidad?: string;
  /** A half of the season (`enero-1`), and what rentals are in it: `libre` (the default), `alquilado` or `sin-precio`. */
  quincena?: string;
  disponibilidad?: string;
  /** A mark of notices (common/vocabulary/list-marks): `temporada`, `pausa`, `corregido`. */
  marca?: string;
  /** A column, with `-` before it for descending: `-visitas`. The list's own order without it. */
  orden?: string;
}

/** A list with its filters, as a file. */
export interface ListExportRequest extends Omit<AdminListQuery, keyof PageQuery> {
  estado: ListingStatusName;
}

/** Common fields of lists and details (back-office.md §3, Inmueble). */
interface AdminListingBase {
  idInmuebles: number;
  idAltaInmuebles: number | null;
  codigo: string | null;
  estado: ListingStatusName;
  tipoOperacion: OperationName;
  tipoVivienda: string;
  TipoVivienda_idTipoVivienda: number;
  destacado: 0 | 1;
  /** Whether the contract is marked as paid; it stays so when the plan lapses. */
  pagado: 0 | 1;
  /** Whether the paid plan has lapsed, so that it counts as not paid (docs/decisions/0008). */
  planVencido: boolean;
  mostrarFotos: boolean;
  createdAt: string;
  fecha: string;
  cantidadImagenes: number;
  mainImage: string | null;
  title: string;
  description: string;
  nombre: string;
  apellido: string;
  localidad: string;
  direccionCompleta: string;
  consultasWpp: number;
  consultasEmail: number;
  /** Whether the owner's e-mail address is confirmed. */
  confirmado: 0 | 1;
  /** Number of notices of other owners with the same text. */
  mismoTexto: number;
  /** Reason of a rejected notice; null for others, and if none was given. */
  motivoRechazo: string | null;
  /** Whether the owner's address is on the blacklist. */
  enBlacklist: boolean;
  /** When its owner, or the site, paused the notice, which its owner can publish again; null for others (docs/decisions/0044). */
  pausado: string | null;
  /** When it left the search because nobody confirmed its prices for the season; null for others. */
  sinConfirmarTemporada: string | null;
  /** Amount of the price that searches show, as in `precioGuia`; 1 is 'Consultar', null without one. */
  precioBusqueda: number | null;
  /** Whether searches show an amount. */
  mostrarPrecioBusqueda: boolean;
}

/** A row of the operator's lists. */
export interface AdminListingRow extends AdminListingBase, AttributeRecord {
  idContacto: number;
  /** Whether the owner has corrected this pending notice after its rejection. */
  corregido: boolean;
  /** Times the sheet was opened. */
  visitas: number;
  plan: Plan;
  /** The next day on which something that is paid ends, `2027-08-31`; null if nothing does. */
  planVence: string | null;
  /** Last day of the featured position, if it is featured; null without an end. */
  destacadoHasta: string | null;
  /** The one price that represents the notice, as on cards. */
  precioGuia: LeadPriceWire;
  /** Full hours since the notice was submitted. */
  horasEspera: number;
}

/** All data of one listing, for its detail (back-office.md §3). */
export interface AdminListingWire extends AdminListingBase, AttributeRecord {
  version: number;
  /** Whether the owner of a rejected notice gets the reason by mail. */
  rechazoAvisado: boolean;
  /** Number of requests for the phone number. */
  pedidosTelefono: number;
  nombreNegocio: string | null;
  telefono: string;
  email: string;
  observaciones: string;
  precio_venta: number | null;
  moneda_venta: Currency | null;
  idContacto: number;
  dni: string;
  celular: string;
  emailContacto: string;
  paisContacto: string;
  provinciaContacto: string;
  localidadContacto: string;
  calleContacto: string;
  numeroContacto: string;
  pisoContacto: string;
  departamentoContacto: string;
  idUbicaciones: number;
  inmueble_pais: string;
  inmueble_provincia: string;
  inmueble_localidad: string;
  /** Whether the site shows only the surroundings. */
  ubicacionAproximada: boolean;
  inmueble_calle: string;
  inmueble_numero: string;
  inmueble_piso: string;
  inmueble_departamento: string;
  latitud: number | null;
  longitud: number | null;
}

export interface AdminContractWire extends ContractFlags {
  pagado: 0 | 1;
  fechaPago: string | null;
  /** Last day that is paid, `2027-08-31`; null without an end. */
  pagoHasta: string | null;
  /** Last day of the featured position, if it has one of its own; otherwise it ends with the plan. */
  destacadoHasta: string | null;
}

/** A payment of a notice. */
export interface PaymentWire {
  idPago: number;
  /** ISO 8601 */
  fecha: string;
  plan: Plan;
  /** Null if it was not recorded. */
  monto: number | null;
  moneda: Currency;
  medio: PaymentMethod | '';
  recibo: string;
  nota: string;
  anulado: boolean;
}

/** GET inmueble/ver/verInmueblePendiente, verInmuebleBaja, verInmuebleAlta, verInmuebleBajaAlta */
export interface AdminListingAnswer {
  success: true;
  inmueble: AdminListingWire;
  precios: (PriceWire & { idInmuebles: number })[];
  contrato: AdminContractWire;
  imagenes: ImageWire[];
  /** Photos that the owner has sent and that wait for a decision. */
  fotosPorRevisar: ImageWire[];
  /** Changes that the owner has proposed and that wait for a decision. */
  propuesta: ProposalWire | null;
  /** Number of visitors on the waiting list of each part of the season. */
  esperan: WaitingPeople[];
  servicios: AmenityWire[];
  /** Newest first. */
  pagos: PaymentWire[];
}

/** Query of inmueble/ver/verResumenPorDNI */
export interface DniQuery {
  dni: string;
}

/** GET inmueble/ver/verResumenPorDNI */
export interface ClientSummaryAnswer {
  success: true;
  resumen: {
    altas: number;
    codigosAltas: { id: number; codigo: string }[];
    /** The newest contact with the DNI; null if there is none. */
    contacto: { idContacto: number; nombre: string; apellido: string; celular: string; email: string } | null;
  };
}

/** POST inmueble/crear/altaInmueble */
export interface ApprovalAnswer {
  success: true;
  error: null;
  message: string;
  codigo: string;
  idAltaInmuebles: number;
  destacado: 0 | 1;
  fotos: { total: number; publicas: number };
  email: MailOutcomeWire;
}

/** Outcome of a mail, as far as known when the response was sent. */
export interface MailOutcomeWire {
  success: boolean;
  template: string;
  destinatario: string;
  /** `en cola` while sending is being retried. */
  error: string | null;
}
