import type { AnsweredInquiries } from '../rules/answered-inquiries.js';
import type { AttributeValues } from '../attributes/all-attributes.js';
import type { Currency } from '../vocabulary/currencies.js';
import type { OperationName } from '../vocabulary/operations.js';
import type { RentTableRow } from '../rules/prices.js';
import type { PictureWire } from './pictures.js';
import type { PageFields } from './people.js';

export interface ListingStatsWire {
  cantVistas: number;
  cantConsultaEmail: number;
  cantConsultaWpp: number;
}

/**
 * A public listing as a card: home, carousels, results, related, map list (public-site.md §3: featured, latest and card share one shape).
 */
export interface ListingCardWire extends LeadPriceWire, AttributeValues {
  idInmuebles: number;
  codigo: string;
  tipoOperacion: OperationName;
  /** Label: `Casa o Chalet`. */
  tipoVivienda: string;
  idTipoVivienda: number;
  title: string;
  /** Beginning of the notes. */
  description: string;
  localidad: string;
  direccionCompleta: string;
  latitud: number | null;
  longitud: number | null;
  /** Straight-line distance from that point to the sea, rounded up to 100 m; null beyond 5 km and without a point. */
  metrosAlMar: number | null;
  /** Featured and paid. */
  destacado: boolean;
  pagado: boolean;
  contratoPagado: boolean;
  /** 0 unless photos are public. */
  cantidadImagenes: number;
  mainEntityImage: { mainImage: string; miniatura: string } | null;
  mainImage: string | null;
  imagen: PictureWire | null;
  /** Rent table; empty for sales. */
  precios: RentTableRow[];
  price: number | null;
  currency: Currency | null;
  tipo_moneda: Currency | null;
  servicios: string[];
  fechaPublicacion: string;
  estadisticas: ListingStatsWire;
  /** Quote for the dates of the search; null for sales and for listings without seasonal prices. */
  estadia?: StayWire | null;
}

/** Lead price of a listing for the search (docs/search.md, Lead price). */
export interface LeadPriceWire {
  /** Null if there is none or it is rented; 1 is 'Consultar'. */
  precio: number | null;
  moneda: Currency | null;
  /** Unit of `precio`: `por noche`, `por la 1.ª quincena de enero`, `por 15 noches`; empty for sales. */
  precioPor: string;
  /** Lowest of several prices: 'desde'. */
  precioDesde: boolean;
  /** The higher price that was asked before; only if it dropped within 30 days. */
  precioAnterior?: number;
  precioEstado: 'libre' | 'alquilado' | 'consultar' | 'sin-precio';
}

/** Price of a stay. */
export interface StayWire {
  noches: number;
  /** Null if it is not available, or only on request. */
  total: number | null;
  moneda: Currency | null;
  /** Rounded. */
  porNoche: number | null;
  /** Rounded; null if the search has no number of people. */
  porPersona: number | null;
  disponible: boolean;
  /** The rows to buy, in order; `desde` and `hasta` are the first and last night of each. */
  tramos: { periodo: string; fraccion: string; desde: string; hasta: string; monto: number }[];
  /** Reason for a missing total, or for more nights than the stay; otherwise empty. */
  motivo: string;
  /** The rows in words: `2.ª quincena de enero + 3 noches de febrero`. */
  detalle: string;
}

/** Histogram of the lead prices of a search in equal steps; amounts in pesos, or in the requested currency. */
export interface PriceHistogramWire {
  desde: number;
  hasta: number;
  cantidades: number[];
}

/** GET inmueble/busqueda/contarFiltros: number of results for each choice of each filter. */
export interface FilterCounts {
  /** By search field, then by value. */
  opciones: Record<string, Record<string, number>>;
  /** Null if fewer than two listings have a price. */
  precios: PriceHistogramWire | null;
}

export interface FilterCountsAnswer extends FilterCounts {
  success: true;
}

export interface SearchAnswer {
  success: true;
  message: string;
  inmuebles: ListingCardWire[];
  total: number;
  pagina: number;
  paginas: number;
  /** Whether prices of both currencies can be compared. */
  hayCotizacion: boolean;
}

/** GET inmueble/ver/verInmueblesDestacados */
export interface FeaturedAnswer {
  success: true;
  inmuebles: ListingCardWire[];
  error: null;
}

/** GET inmueble/obtener/obtenerHotelesCabanas, inmueble/obtener/obtenerBalnearios */
export interface DirectoryAnswer extends PageFields {
  success: true;
  message: string;
  inmuebles: ListingCardWire[];
}

/** GET inmueble/ver/verInmueblesUltimos returns a bare array. */
export type LatestAnswer = ListingCardWire[];

/** One listing of the map of all listings. */
export interface MapListingWire extends LeadPriceWire {
  codigo: string;
  tipoOperacion: OperationName;
  tipoVivienda: string;
  idTipoVivienda: number;
  title: string;
  dormitorios: number | null;
  ambientes: number | null;
  latitud: number;
  longitud: number;
  direccionCompleta: string;
  miniatura: string | null;
  /** Former codes by which it was asked for. */
  codigosAnteriores?: string[];
}

export interface MapAnswer {
  success: true;
  message: string;
  inmuebles: MapListingWire[];
  /** Total number, if only the newest were requested. */
  total?: number;
}

export interface PriceWire {
  idPrecios: number;
  periodo: string;
  fraccion: string;
  monto: number;
  tipo_moneda: Currency;
  alquilado: boolean;
}

export interface AmenityWire {
  idServicios: number;
  id: number;
  nombre: string;
  /** Names that it had, as in addresses of searches; in the catalogue only. */
  nombresAnteriores?: string[];
}

export interface ImageWire extends PictureWire {
  idImagenes: number;
  orden: number;
  /** The public gets only photos that are `lista`. */
  estado: ImageStateName;
}

export type ImageStateName = 'procesando' | 'lista' | 'fallida';

/** The property on the public sheet: no DNI, no contact address, e-mail masked (wire-contract.md). */
export interface ListingSheetWire extends AttributeValues {
  idInmuebles: number;
  codigo: string;
  title: string;
  tipoVivienda: string;
  idTipoVivienda: number;
  tipoOperacion: OperationName;
  description: string;
  observaciones: string;
  telefono: string;
  /** Masked: `j•••@gmail.com`. */
  email: string;
  nombreBusiness: string | null;
  nombreNegocio: string | null;
  destacado: boolean;
  pagado: boolean;
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
  inmueble_calle: string;
  inmueble_numero: string;
  inmueble_piso: string;
  inmueble_departamento: string;
  direccionCompleta: string;
  precio_venta: number | null;
  moneda_venta: Currency | null;
  fechaPublicacion: string;
  /** When the owner last confirmed that the home is available. */
  confirmado: string | null;
}

/** GET inmueble/ver/verInmueblePorCodigo */
export interface ListingSheetAnswer {
  success: true;
  inmueble: ListingSheetWire;
  imagenes: ImageWire[];
  servicios: AmenityWire[];
  precios: PriceWire[];
  tablaPrecios: RentTableRow[];
  estadisticas: ListingStatsWire;
  /** Lead price for the dates or the period of the query. */
  precioGuia: LeadPriceWire;
  /** Quote for the dates of the query; null without dates, and for listings without seasonal prices. */
  estadia: StayWire | null;
  /** Its free prices compared with the averages of similar listings, if there are at least five. */
  comparaciones: PriceComparisonWire[];
  /** Path of its picture for shared links; null before it is drawn. */
  tarjeta: string | null;
  /** Number of answered inquiries; null for few inquiries (common/rules/answered-inquiries.ts). */
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

/** GET inmueble/ver/verPropiedadesRelacionadas */
export interface RelatedAnswer {
  success: true;
  data: ListingCardWire[];
}

/** GET inmueble/obtener/obtenerCodigosInmuebles */
export interface CodesAnswer {
  success: true;
  codigos: string[];
}
