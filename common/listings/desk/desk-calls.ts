import type { CountAnswer } from '../../kernel/calls/answer-shapes.js';
import type { IdQuery, PageQuery } from '../../kernel/calls/request-shapes.js';
import type { FileOf, PagedRows, Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import type { WaitingPeople } from '../waiting-people-shapes.js';
import type { ImageWire } from '../photos/picture-shapes.js';
import type { LeadPriceWire } from '../../pricing/lead-price-shapes.js';
import type { PriceWire } from '../../pricing/price-calls.js';
import type { AmenityWire } from '../amenities/amenity-calls.js';
import type { AttributeRecord } from '../attributes/all-attributes.js';
import type { Seen } from '../verification.js';
import type { Conditions } from '../conditions/conditions.js';
import type { Currency } from '../../kernel/currencies.js';
import type { ListingStatusName } from '../listing-status.js';
import type { OperationName } from '../../kernel/operations.js';
import type { Plan } from '../../contracts/plans.js';
import type { ProposalWire } from '../proposals/proposal-calls.js';
import type { MailRefusalWire } from '../../kernel/mail-refusal.js';
import type { AdminContractWire, PaymentWire } from '../../contracts/contract-calls.js';

/** Query of the operator's lists of listings */
export interface AdminListQuery extends PageQuery {
  /** `alquiler`, `venta` or `todas`. */
  tipoOperacion?: string;
  nombre?: string;
  codigo?: string;
  /** Words of title, text and street, in any form. */
  palabras?: string;
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
  /** A mark of notices (common/listings/desk/list-marks): `temporada`, `pausa`, `corregido`. */
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
  /** Why the owner's address gets no mailings; null if it does. */
  correoRechazado: MailRefusalWire | null;
  /** When its owner, or the site, paused the notice, which its owner can publish again; null for others (docs/decisions/0044). */
  pausado: string | null;
  /** When it left the search because nobody confirmed its prices for the season; null for others. */
  sinConfirmarTemporada: string | null;
  /** The one price that represents the notice, as on cards. */
  precioGuia: LeadPriceWire;
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
  /** Last day of the plan that is paid; null without an end. */
  pagoHasta: string | null;
  /** Last day of the featured position, if it is featured; null without an end. */
  destacadoHasta: string | null;
  /** Full hours since the notice was published, or a pending one was last corrected by its owner. */
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
  /** Null for sales, and if the owner says nothing. */
  condiciones: Conditions | null;
  /** What was seen of the home; null if it was never verified. */
  verificacion: {
    visto: Seen[];
    /** The same in words. */
    texto: string;
    /** Whether it holds, which is until the last day of the season. */
    vigente: boolean;
    hasta: string;
  } | null;
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
    /** Public and pending notices that are not paid, which the limit on free ones counts. */
    gratuitos: number;
    /** The newest contact with the DNI; null if there is none. */
    contacto: { idContacto: number; nombre: string; apellido: string; celular: string; email: string } | null;
  };
}

/** Pending listings. */
export const listPending = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verPendientes');

/** Rejected listings. */
export const listRejected = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verBajas');

/** Public listings. */
export const listActive = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verAltas');

/** Withdrawn listings. */
export const listWithdrawn = read<AdminListQuery, PagedRows<AdminListingRow>>(
  'inmueble/obtener/verBajasAltas',
);

/** A list as a CSV file, with its filters and order; at most 20,000 rows. */
export const exportList = write<ListExportRequest, FileOf<'text/csv'>>('inmueble/obtener/exportarLista', {
  role: 'administrator',
  recent: true,
});

/** A list as an Excel file, with its filters and order; at most 20,000 rows. */
export const exportListAsWorkbook = write<ListExportRequest, FileOf<'application/vnd.ms-excel'>>(
  'inmueble/obtener/exportarListaExcel',
  { role: 'administrator', recent: true },
);

/** All data of a pending listing. */
export const pendingListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmueblePendiente',
);

/** All data of a rejected listing. */
export const rejectedListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBaja',
);

/** All data of a public listing. */
export const activeListing = read<IdQuery, AdminListingAnswer, Refused<404>>('inmueble/ver/verInmuebleAlta');

/** All data of a withdrawn listing. */
export const withdrawnListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBajaAlta',
);

/** The public listings of a person, and the newest contact with the DNI. */
export const clientSummary = read<DniQuery, ClientSummaryAnswer>('inmueble/ver/verResumenPorDNI');

/** Number of pending listings. */
export const countPending = read<Nothing, CountAnswer>('notificaciones/contarPendientes');

/** Number of public listings. */
export const countActive = read<Nothing, CountAnswer>('notificaciones/contarAltas');
