import { parseListOrder } from '#common/kernel/calls/list-order.js';
import { AVAILABILITIES, seasonHalf } from '#common/pricing/season/season-halves.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { parseCode } from '#common/listings/listing-code.js';
import { marksOf } from '#common/listings/desk/list-marks.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { AdminListQuery, ListExportRequest } from '#common/listings/desk/desk-calls.js';
import { readFilters, readPageNumber, type FilterDefaults } from '../../lists/filters/list-address.js';

export const PENDING_FILTERS = {
  estado: 'pendientes',
  operacion: 'todas',
  nombre: '',
  palabras: '',
  email: '',
  fecha: '',
  marca: '',
  orden: '',
} as const satisfies FilterDefaults<string>;

export const ACTIVE_FILTERS = {
  estado: 'activos',
  codigo: '',
  nombre: '',
  palabras: '',
  operacion: 'alquiler',
  destacados: '',
  fotos: '',
  pago: '',
  fecha: '',
  localidad: '',
  quincena: '',
  disponibilidad: 'libre',
  marca: '',
  orden: '',
} as const satisfies FilterDefaults<string>;

/** The list of a path, and the query of its call. */
export interface ListRequest {
  state: ListingStatusName;
  query: AdminListQuery;
}

const YES_NO: Readonly<Record<string, string>> = { con: '1', sin: '0', si: '1', no: '0' };

const CONFIRMED: Readonly<Record<string, string>> = { confirmado: '1', 'sin-confirmar': '0' };

/** The list of pending or rejected notices. */
export function pendingRequest(params: URLSearchParams): ListRequest {
  const { estado, operacion, nombre, palabras, email, fecha, marca, orden } = readFilters<
    keyof typeof PENDING_FILTERS
  >(params, PENDING_FILTERS);
  const state = estado === 'rechazados' ? 'rechazado' : 'pendiente';
  return {
    state,
    query: queryOf(
      {
        tipoOperacion: operacion,
        nombre,
        palabras,
        confirmado: CONFIRMED[email] ?? '',
        fecha,
        ...markOf(marca, state),
        ...orderOf(orden),
      },
      params,
    ),
  };
}

/** The list of active or withdrawn notices. */
export function activeRequest(params: URLSearchParams): ListRequest {
  const values = readFilters<keyof typeof ACTIVE_FILTERS>(params, ACTIVE_FILTERS);
  const state = values.estado === 'rechazados' ? 'altaRechazado' : 'alta';
  return {
    state,
    query: queryOf(
      {
        tipoOperacion: operationOf(values),
        codigo: values.codigo,
        nombre: values.nombre,
        palabras: values.palabras,
        destacado: values.destacados === 'si' ? '1' : '',
        fotos: YES_NO[values.fotos] ?? '',
        pagado: YES_NO[values.pago] ?? '',
        fecha: values.fecha,
        ...townOf(values.localidad),
        ...halfOf(values),
        ...markOf(values.marca, state),
        ...orderOf(values.orden),
      },
      params,
    ),
  };
}

/** A whole code says its operation, whatever the list shows. */
function operationOf({ codigo, operacion }: Record<'codigo' | 'operacion', string>): string {
  const code = parseCode(codigo);
  return code ? OPERATIONS[code.operation].name : operacion;
}

export function fileOfList({ state, query }: ListRequest): ListExportRequest {
  const { pagina: _page, porPagina: _size, ...filters } = query;
  return { estado: state, ...filters };
}

export function requestOf(state: ListingStatusName, params: URLSearchParams): ListRequest {
  const request = isPendingSide(state) ? pendingRequest(params) : activeRequest(params);
  return { ...request, state };
}

/** Whether a status belongs to the screen of pending and rejected notices. */
export function isPendingSide(state: ListingStatusName): boolean {
  return state === 'pendiente' || state === 'rechazado';
}

/** An order that this version does not know is omitted, so that an old address still shows its list. */
function orderOf(orden: string): Pick<AdminListQuery, 'orden'> {
  return parseListOrder(orden) ? { orden } : {};
}

/** An unknown town is omitted, as in `orderOf`. */
function townOf(localidad: string): Pick<AdminListQuery, 'localidad'> {
  return SEARCH_TOWNS.some((town) => town === localidad) ? { localidad } : {};
}

/** An unknown half is omitted, as in `orderOf`. */
function halfOf({
  quincena,
  disponibilidad,
}: Record<'quincena' | 'disponibilidad', string>): Pick<AdminListQuery, 'quincena' | 'disponibilidad'> {
  if (!seasonHalf(quincena)) return {};
  return AVAILABILITIES.some((one) => one === disponibilidad) ? { quincena, disponibilidad } : { quincena };
}

/** An unknown mark, or one that notices of the list cannot have, is omitted, as in `orderOf`. */
function markOf(marca: string, state: ListingStatusName): Pick<AdminListQuery, 'marca'> {
  return marksOf(state).some((mark) => mark === marca) ? { marca } : {};
}

function queryOf(values: AdminListQuery, params: URLSearchParams): AdminListQuery {
  return { ...values, pagina: readPageNumber(params) };
}
