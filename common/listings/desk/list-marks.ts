import type { ListingStatusName } from '../listing-status.js';

const ALL = ['pendiente', 'alta', 'altaRechazado', 'rechazado'] as const;

/** Marks of notices by which the operator's lists are filtered, and the statuses whose notices can have them. */
export const LIST_MARKS = {
  'fotos-por-revisar': { label: 'Fotos por revisar', statuses: ALL },
  'cambios-por-revisar': { label: 'Cambios por revisar', statuses: ALL },
  'sin-correo': { label: 'No recibe emails', statuses: ALL },
  'sin-respuesta': { label: 'Sin confirmar', statuses: ['alta'] },
  'por-vencer': { label: 'Pago por vencer', statuses: ['alta'] },
  temporada: { label: 'Sin confirmar temporada', statuses: ['altaRechazado'] },
  pausa: { label: 'En pausa', statuses: ['altaRechazado'] },
  'destacado-vencido': { label: 'Destacado vencido', statuses: ['alta', 'altaRechazado'] },
  'plan-vencido': { label: 'Plan vencido', statuses: ['alta', 'altaRechazado'] },
  corregido: { label: 'Corregido', statuses: ['pendiente'] },
  blacklist: { label: 'En la blacklist', statuses: ['pendiente'] },
  'mismo-texto': { label: 'Mismo texto que otro', statuses: ['pendiente'] },
} as const satisfies Record<string, { label: string; statuses: readonly ListingStatusName[] }>;

export type ListMark = keyof typeof LIST_MARKS;

/** Names of the marks, as lists are asked for them. */
export const LIST_MARK_NAMES = Object.keys(LIST_MARKS) as ListMark[];

/** The marks that notices with a status can have. */
export function marksOf(status: ListingStatusName): ListMark[] {
  return LIST_MARK_NAMES.filter((mark) => LIST_MARKS[mark].statuses.some((one) => one === status));
}
