import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { PriceForArea } from '../../listings/attributes/price-per-area-text.js';
import type { AttributeWire } from '../../listings/attributes/all-attributes.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import type { RentTableRow } from '../../pricing/prices.js';
import type { PictureWire } from '../../listings/photos/picture-shapes.js';
import type { PageFields } from '../../kernel/calls/answer-shapes.js';
import type { LeadPriceWire } from '../../pricing/lead-price-shapes.js';
import type { StayWire } from '../../pricing/stays/stay-shapes.js';

export interface ListingStatsWire {
  cantVistas: number;
  cantConsultaEmail: number;
  cantConsultaWpp: number;
}

/**
 * A public listing as a card: home, carousels, results, related, map list (public-site.md §3: featured, latest and card share one shape).
 */
export interface ListingCardWire extends LeadPriceWire, AttributeWire {
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
  /** Zone of the shown point. */
  barrio: string | null;
  direccionCompleta: string;
  latitud: number | null;
  longitud: number | null;
  /** Straight-line distance from that point to the sea, rounded up to 100 m; null beyond 5 km and without a point. */
  metrosAlMar: number | null;
  /** Price per square metre of a sale, in its currency; null without area or price. */
  precioM2: number | null;
  /** The same for people; of much land, per hectare. */
  precioPorArea: PriceForArea | null;
  /** Featured and paid. */
  destacado: boolean;
  pagado: boolean;
  contratoPagado: boolean;
  /** `Verificado por Costa Directa: escritura, noviembre de 2026`; only of homes that are verified. */
  verificado?: string;
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

/** Query of the lists of one operation or of both */
export interface OperationQuery {
  tipo?: OperationName;
}

/** Query of inmueble/ver/verPropiedadesRelacionadas: of a public listing by `id`, or by `codigo` alone. */
export interface RelatedQuery {
  id?: number;
  localidad?: string;
  tipoOperacion?: OperationName;
  codigo?: string;
}

/** Featured listings that are paid. */
export const featuredListings = publicRead<OperationQuery, FeaturedAnswer>(
  'inmueble/ver/verInmueblesDestacados',
);

/** The newest listings. */
export const latestListings = publicRead<OperationQuery, LatestAnswer>('inmueble/ver/verInmueblesUltimos');

/** Related listings: of a public listing by id, of a former one by code. */
export const relatedListings = publicRead<RelatedQuery, RelatedAnswer, Refused<404>>(
  'inmueble/ver/verPropiedadesRelacionadas',
);

/** The codes of all public listings. */
export const listingCodes = publicRead<Nothing, CodesAnswer>('inmueble/obtener/obtenerCodigosInmuebles');
