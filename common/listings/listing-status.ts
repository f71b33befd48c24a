/**
 * Statuses of a listing (back-office.md §4): pending (pendiente) → active (alta) or rejected (rechazado); active ↔ withdrawn
 * (altaRechazado); rejected → pending. Only active listings are public.
 */
export type ListingStatus = 'pending' | 'active' | 'rejected' | 'withdrawn';

export type ListingStatusName = 'pendiente' | 'alta' | 'rechazado' | 'altaRechazado';

export const STATUS_NAMES: Readonly<Record<ListingStatus, ListingStatusName>> = {
  pending: 'pendiente',
  active: 'alta',
  rejected: 'rechazado',
  withdrawn: 'altaRechazado',
};

export const STATUS_LABELS: Readonly<Record<ListingStatus, string>> = {
  pending: 'Pendiente',
  active: 'Activo',
  rejected: 'Rechazado',
  withdrawn: 'Dado de baja',
};

/** Display name of a status on the wire. */
export function statusLabel(name: ListingStatusName): string {
  const status = (Object.keys(STATUS_NAMES) as ListingStatus[]).find((one) => STATUS_NAMES[one] === name);
  return status ? STATUS_LABELS[status] : name;
}
