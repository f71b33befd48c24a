import type {
  AdminListingAnswer,
  AdminListingRow,
  AdminListQuery,
  ClientSummaryAnswer,
  DniQuery,
  ListExportRequest,
} from './desk-shapes.js';
import type { CountAnswer } from '../../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { FileOf, PagedRows, Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';

/** Pending listings. */
export const listPending = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verPendientes');

/** Rejected listings. */
export const listRejected = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verBajas');

/** Public listings. */
export const listActive = read<AdminListQuery, PagedRows<AdminListingRow>>('inmueble/obtener/verAltas');

/** Withdrawn listings. */
export const listWithdrawn = read<AdminListQuery, PagedRows<AdminListingRow>>(
  'inmueble/obtener/verBajasAltas',
);

/** A list as a CSV file, with its filters and order; at most 20,000 rows. */
export const exportList = write<ListExportRequest, FileOf<'text/csv'>>('inmueble/obtener/exportarLista', {
  role: 'administrator',
  recent: true,
});

/** A list as an Excel file, with its filters and order; at most 20,000 rows. */
export const exportListAsWorkbook = write<ListExportRequest, FileOf<'application/vnd.ms-excel'>>(
  'inmueble/obtener/exportarListaExcel',
  { role: 'administrator', recent: true },
);

/** All data of a pending listing. */
export const pendingListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmueblePendiente',
);

/** All data of a rejected listing. */
export const rejectedListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBaja',
);

/** All data of a public listing. */
export const activeListing = read<IdQuery, AdminListingAnswer, Refused<404>>('inmueble/ver/verInmuebleAlta');

/** All data of a withdrawn listing. */
export const withdrawnListing = read<IdQuery, AdminListingAnswer, Refused<404>>(
  'inmueble/ver/verInmuebleBajaAlta',
);

/** The public listings of a person, and the newest contact with the DNI. */
export const clientSummary = read<DniQuery, ClientSummaryAnswer>('inmueble/ver/verResumenPorDNI');

/** Number of pending listings. */
export const countPending = read<Nothing, CountAnswer>('notificaciones/contarPendientes');

/** Number of public listings. */
export const countActive = read<Nothing, CountAnswer>('notificaciones/contarAltas');
