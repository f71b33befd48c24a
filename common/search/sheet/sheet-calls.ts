import { publicRead } from '../../kernel/calls/public-call.js';
import type { ListingsQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused, Moved } from '../../kernel/calls/call.js';
import type { PriceForArea } from '../../listings/attributes/price-per-area-text.js';
import type { AttributeWire } from '../../listings/attributes/all-attributes.js';
import type { Conditions } from '../../listings/conditions/conditions.js';
import type { OperationName } from '../../kernel/operations.js';
import type { Currency } from '../../kernel/currencies.js';
import type { ImageWire } from '../../listings/photos/picture-shapes.js';
import type { AmenityWire } from '../../listings/amenities/amenity-calls.js';
import type { PriceWire } from '../../pricing/price-calls.js';
import type { RentTableRow } from '../../pricing/prices.js';
import type { ListingStatsWire } from '../cards/card-calls.js';
import type { LeadPriceWire } from '../../pricing/lead-price-shapes.js';
import type { StayWire } from '../../pricing/stays/stay-shapes.js';

/** The property on the public sheet: no DNI, no contact address, e-mail masked (wire-contract.md). */
export interface ListingSheetWire extends AttributeWire {
  idInmuebles: number;
  codigo: string;
  title: string;
  tipoVivienda: string;
  idTipoVivienda: number;
  tipoOperacion: OperationName;
  description: string;
  observaciones: string;
  /** What a stay costs beside its price and includes; null for sales, and if the owner says nothing. */
  condiciones: Conditions | null;
  telefono: string;
  /** Masked: `j•••@gmail.com`. */
  email: string;
  nombreBusiness: string | null;
  nombreNegocio: string | null;
  destacado: boolean;
  pagado: boolean;
  /** `Verificado por Costa Directa: escritura, noviembre de 2026`; null if it is not verified. */
  verificado: string | null;
  cantidadImagenes: number;
  mainImage: string | null;
  latitud: number | null;
  longitud: number | null;
  /** Straight-line distance from that point to the sea, rounded up to 100 m; null beyond 5 km and without a point. */
  metrosAlMar: number | null;
  /** Whether the point is another one nearby, and the address has no number. */
  ubicacionAproximada: boolean;
  inmueble_pais: string;
  inmueble_provincia: string;
  inmueble_localidad: string;
  /** Zone of the shown point. */
  barrio: string | null;
  inmueble_calle: string;
  inmueble_numero: string;
  inmueble_piso: string;
  inmueble_departamento: string;
  direccionCompleta: string;
  precio_venta: number | null;
  moneda_venta: Currency | null;
  /** Price per square metre of a sale, in its currency; null without area or price. */
  precioM2: number | null;
  /** The same for people; of much land, per hectare. */
  precioPorArea: PriceForArea | null;
  fechaPublicacion: string;
  /** When the owner last confirmed that the home is available. */
  confirmado: string | null;
}

/** A price of the sheet: `alquilado` if it is not offered any more, because of its own mark or of nights that another row takes. */
export interface SheetPriceWire extends PriceWire {
  /** Whether the owner has marked this row as rented. Only the nights of such rows are taken. */
  marcado: boolean;
}

/** GET inmueble/ver/verInmueblePorCodigo */
export interface ListingSheetAnswer {
  success: true;
  inmueble: ListingSheetWire;
  imagenes: ImageWire[];
  servicios: AmenityWire[];
  precios: SheetPriceWire[];
  tablaPrecios: RentTableRow[];
  /** The conditions of a stay in words, in the order of their table. */
  tablaCondiciones: { titulo: string; texto: string }[];
  estadisticas: ListingStatsWire;
  /** Lead price for the dates or the period of the query. */
  precioGuia: LeadPriceWire;
  /** Quote for the dates of the query; null without dates, and for listings without seasonal prices. */
  estadia: StayWire | null;
  /** Its free prices compared with the averages of similar listings, if there are at least five. */
  comparaciones: PriceComparisonWire[];
  /** Price per square metre of a sale, compared with the average of its town and type, if at least five compare. */
  comparacionM2: AreaComparisonWire | null;
  /** Path of its picture for shared links; null before it is drawn. */
  tarjeta: string | null;
  /** Number of answered inquiries; null for few inquiries (common/inquiries/answered-inquiries.ts). */
  respuestas: AnsweredInquiries | null;
}

export interface PriceComparisonWire {
  periodo: string;
  fraccion: string;
  promedio: number;
  moneda: Currency;
  /** Number of listings behind the average. */
  avisos: number;
  /** Per cent above (positive) or below (negative) the average. */
  diferencia: number;
}

export interface AreaComparisonWire {
  /** Null if the whole town is compared. */
  barrio: string | null;
  promedio: number;
  moneda: Currency;
  /** Number of listings behind the average. */
  avisos: number;
  /** Per cent above (positive) or below (negative) the average. */
  diferencia: number;
}

/** Query of inmueble/ver/verInmueblePorCodigo, including the part of a search that affects the price. */
export interface SheetQuery {
  codigo: string;
  llegada?: string;
  salida?: string;
  personas?: string;
  periodo?: string;
  fraccion?: string;
  moneda?: string;
  /** 1 if a pet comes along, for which some owners charge. */
  mascotas?: string;
}

/** GET inmueble/obtener/obtenerTituloVivienda */
export interface TitleAnswer {
  success: true;
  titulo: string;
}

/** Inquiries that count, and how many of them were answered. */
export interface AnsweredInquiries {
  respondidas: number;
  consultas: number;
  /** Minutes until half of the answers by the site; null for few answers. */
  demora: number | null;
}

/** The title of a public listing. */
export const listingTitle = publicRead<ListingsQuery, TitleAnswer, Refused<404>>(
  'inmueble/obtener/obtenerTituloVivienda',
);

/** The sheet of a listing. A former code redirects to the current one. */
export const listingByCode = publicRead<SheetQuery, ListingSheetAnswer, Moved & Refused<404 | 410>>(
  'inmueble/ver/verInmueblePorCodigo',
);
