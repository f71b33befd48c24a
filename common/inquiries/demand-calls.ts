import type { Nothing } from '../kernel/calls/call.js';
import { read } from '../kernel/calls/operator-call.js';
import type { ListingStatusName } from '../listings/listing-status.js';

/** A search, as its readable address, and how often visitors made it. */
export interface CountedSearchWire {
  busqueda: string;
  busquedas: number;
  /** Number of times that nothing free was found. */
  sinResultado: number;
}

/** GET estadisticas/verBusquedas: the searches of the last days. */
export interface CountedSearchesAnswer {
  success: true;
  dias: number;
  busquedas: number;
  sinResultado: number;
  /** Searches that found nothing, most frequent first. */
  faltantes: CountedSearchWire[];
}

/** Query of estadisticas/verAQuienLlamar: a search as `verBusquedas` names it. */
export interface OwnersToCallQuery {
  busqueda: string;
}

/** A notice that would be found if its owner resumed it, or gave it a price for the period. */
export interface OwnerToCallWire {
  idInmuebles: number;
  codigo: string;
  estado: ListingStatusName;
  title: string;
  duenio: string;
  motivo: 'pausado' | 'sinPrecio';
}

/** GET estadisticas/verAQuienLlamar */
export interface OwnersToCallAnswer {
  success: true;
  total: number;
  avisos: OwnerToCallWire[];
}

/** Searches of the last days that found nothing. */
export const viewSearches = read<Nothing, CountedSearchesAnswer>('estadisticas/verBusquedas');

/** Notices that a search would find if their owners resumed them or gave them a price. */
export const viewOwnersToCall = read<OwnersToCallQuery, OwnersToCallAnswer>('estadisticas/verAQuienLlamar');
