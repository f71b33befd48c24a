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
 * A public listing as cards show it: home, carousels, results, related, map list (public-site.md §3: featured, latest and
 * card, in one shape, so that every screen reads the same).
 */
export interface ListingCardWire {
  idInmuebles: number;
  codigo: string;
  tipoOperacion: OperationName;
  /** Label: `Casa o Chalet`. */
  tipoVivienda: string;
  idTipoVivienda: number;
  title: string;
  /** First words of the observations. */
  description: string;
  localidad: string;
  direccionCompleta: string;
  latitud: number | null;
  longitud: number | null;
  bedrooms: number | null;
  rooms: number | null;
  bathrooms: number | null;
  people: number | null;
  /** Featured and paid. */
  destacado: boolean;
  pagado: boolean;
  contratoPagado: boolean;
  /** 0 unless photos are public. */
  cantidadImagenes: number;
  mainEntityImage: { mainImage: string; miniatura: string } | null;
  mainImage: string | null;
  imagen: PictureWire | null;
  /** Sale price, or the rental's lowest free price; null without one. 1 is 'Consultar'. */
  precio: number | null;
  moneda: Currency | null;
  /** What `precio` pays for: `por 1º quincena`; empty for sales. */
  precioPor: string;
  /** Price of the period and fraction searched for, where a search named them. */
  precioBuscado: { monto: number | 'ALQUILADO'; moneda: Currency; por: string } | null;
  /** Rent table; empty for sales. */
  precios: RentTableRow[];
  price: number | null;
  currency: Currency | null;
  tipo_moneda: Currency | null;
  servicios: string[];
  fechaPublicacion: string;
  estadisticas: ListingStatsWire;
}

export interface SearchAnswer {
  success: true;
  message: string;
  inmuebles: ListingCardWire[];
  total: number;
  pagina: number;
  paginas: number;
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

/** GET inmueble/ver/verInmueblesUltimos answers a bare array. */
export type LatestAnswer = ListingCardWire[];

/** One listing of the map of all listings. */
export interface MapListingWire {
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
  precio: number | null;
  moneda: Currency | null;
  precioPor: string;
  miniatura: string | null;
}

export interface MapAnswer {
  success: true;
  message: string;
  inmuebles: MapListingWire[];
}

export interface PriceWire {
  idPrecios: number;
  periodo: string;
  fraccion: string;
  monto: number;
  tipo_moneda: Currency;
  alquilado: boolean;
}

export interface ServiceWire {
  idServicios: number;
  id: number;
  nombre: string;
}

export interface ImageWire extends PictureWire {
  idImagenes: number;
  orden: number;
  /** The public gets those alone that are `lista`. */
  estado: ImageStateName;
}

export type ImageStateName = 'procesando' | 'lista' | 'fallida';

/** The sheet's property: no DNI, no contact address, the e-mail masked (wire-contract.md). */
export interface ListingSheetWire {
  idInmuebles: number;
  codigo: string;
  title: string;
  tipoVivienda: string;
  idTipoVivienda: number;
  tipoOperacion: OperationName;
  description: string;
  observaciones: string;
  bathrooms: number | null;
  people: number | null;
  rooms: number | null;
  bedrooms: number | null;
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
}

/** GET inmueble/ver/verInmueblePorCodigo */
export interface ListingSheetAnswer {
  success: true;
  inmueble: ListingSheetWire;
  imagenes: ImageWire[];
  servicios: ServiceWire[];
  precios: PriceWire[];
  tablaPrecios: RentTableRow[];
  estadisticas: ListingStatsWire;
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
