import type {
  AdminListingAnswer,
  AdminListingRow,
  AdminListQuery,
  ClientSummaryAnswer,
  CountAnswer,
  DniQuery,
} from '../wire/admin.js';
import type { IdQuery } from '../wire/people.js';
import type { PagedRows, Nothing, Refused } from './call.js';
import { read } from './operator-call.js';

/** Listings that wait for a decision. */
export const listPending = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verPendientes');

/** Listings that were refused before they were public. */
export const listRejected = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verBajas');

/** Public listings. */
export const listActive = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verAltas');

/** Listings that were taken from the site. */
export const listWithdrawn = read<AdminListQuery, PagedRows<AdminListingRow>>(
  'inmueble/obtener/verBajasAltas',
);

/** Everything of a pending listing. */
export const pendingListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmueblePendiente',
);

/** Everything of a refused listing. */
export const rejectedListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBaja',
);

/** Everything of a public listing. */
export const activeListing = read<IdQuery, AdminListingAnswer, Refused<404>>('inmueble/ver/verInmuebleAlta');

/** Everything of a withdrawn listing. */
export const withdrawnListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBajaAlta',
);

/** The public listings of a person, and the newest contact of the DNI. */
export const clientSummary = read<DniQuery, ClientSummaryAnswer>('inmueble/ver/verResumenPorDNI');

/** How many listings are pending. */
export const countPending = read<Nothing, CountAnswer>('notificaciones/contarPendientes');

/** How many listings are public. */
export const countActive = read<Nothing, CountAnswer>('notificaciones/contarAltas');
