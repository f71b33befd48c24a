import type { Nothing } from '../kernel/calls/call.js';
import { read } from '../kernel/calls/operator-call.js';
import type { ListingStatusName } from '../listings/listing-status.js';

/** A notice that waits for something. */
export interface TodayListing {
  idInmuebles: number;
  codigo: string | null;
  estado: ListingStatusName;
  title: string;
  duenio: string;
  /** Full hours that it has waited. */
  horas: number;
}

/** The notices of a kind that have waited longest, and how many there are. */
export interface TodayListings {
  total: number;
  avisos: TodayListing[];
}

/** Notices with something to review, which each status has in a list of its own. */
export interface TodayReviews extends TodayListings {
  porEstado: Partial<Record<ListingStatusName, number>>;
}

/** A public notice with something that is paid and ends soon, or has ended. */
export interface TodayPlan extends Omit<TodayListing, 'horas'> {
  /** Last day that is paid, `2027-08-31`. */
  vence: string;
  /** Whether the plan has lapsed: the site shows no photos. */
  planVencido: boolean;
}

/** Plans that ended or end soon: the first of them by their end, and their number. */
export interface TodayPlans {
  total: number;
  avisos: TodayPlan[];
}

export interface TodayMessage {
  idConsultaSoporte: number;
  nombreCompleto: string;
  fecha: string;
}

export interface TodayMessages {
  total: number;
  mensajes: TodayMessage[];
}

/** Inquiries of a day in Argentina's time zone. */
export interface InquiriesOfDay {
  /** `2026-11-22` */
  dia: string;
  whatsapp: number;
  email: number;
}

/** Inquiries and views of a day. */
export interface ActivityOfDay extends InquiriesOfDay {
  vistas: number;
}

/**
 * Unusual activity (common/stats/unusual-activity.ts): inquiries, views, notices of one network, refused sign-ins. And what the product does not
 * do: no worker is alive (`parado`), no mail goes out (`correo`), the scheduled backup fails (`copia`).
 */
export type UnusualName =
  | 'muchas'
  | 'ninguna'
  | 'visitas'
  | 'sinVisitas'
  | 'red'
  | 'ingresos'
  | 'parado'
  | 'correo'
  | 'copia';

export interface UnusualWire {
  nombre: UnusualName;
  cuantos: number;
}

/** GET tablero/verHoy: the work of the day. */
export interface TodayAnswer {
  success: true;
  pendientes: TodayListings;
  /** Notices with photos that their owners have sent and that wait for a decision. */
  fotosPorRevisar: TodayReviews;
  /** Notices whose owners have proposed changes that wait for a decision. */
  cambiosPorRevisar: TodayReviews;
  /** Public notices with photos that nobody sees, because the plan is not paid. */
  sinPagar: TodayListings;
  /** Public notices whose owners were asked twice whether the home is available, and did not answer. */
  sinConfirmar: TodayListings;
  /** Notices that left the search because nobody confirmed their prices for the season. */
  sinConfirmarTemporada: TodayListings;
  /** Public notices with something paid that has ended, or ends soon. */
  porVencer: TodayPlans;
  sinResponder: TodayMessages;
  /** Messages and photos that could not be finished, and scheduled newsletters that were not sent. */
  fallidos: { correos: number; fotos: number; envios: number };
  /** Inquiries of the last days, oldest first; the last entry is today. */
  consultas: InquiriesOfDay[];
  inusuales: UnusualWire[];
}

/** Public rentals of a town that are offered in half a month of the season, and how many of them are rented. */
export interface OccupancyCell {
  /** Name of a site's town. */
  localidad: string;
  /** Names of a period and of one of its halves: `Enero`, `1º Quincena`. */
  periodo: string;
  fraccion: string;
  ofrecidos: number;
  alquilados: number;
}

/** GET tablero/verOcupacion; halves and towns without offers are left out. */
export interface OccupancyAnswer {
  success: true;
  celdas: OccupancyCell[];
}

/** The work of the day, for the dashboard. */
export const viewToday = read<Nothing, TodayAnswer>('tablero/verHoy');

/** Rented share of the season, by fortnight and town. */
export const viewOccupancy = read<Nothing, OccupancyAnswer>('tablero/verOcupacion');
