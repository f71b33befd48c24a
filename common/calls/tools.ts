import type { SimpleAnswer } from '../wire/admin.js';
import type {
  AuditAnswer,
  AuditQuery,
  CleaningAnswer,
  CleaningPreviewAnswer,
  MailLedgerAnswer,
  MailLedgerQuery,
  MailRetryRequest,
} from '../wire/tools.js';
import type { FileOf, NoFields, Nothing, Refused } from './call.js';
import { read, write } from './operator-call.js';

/** All tables as a file of SQL statements. */
export const downloadBackup = write<NoFields, FileOf<'application/sql'>, Refused<409>>('admin/generarBackup');

/** The same for a link. */
export const downloadBackupByLink = read<Nothing, FileOf<'application/sql'>, Refused<403 | 409>>(
  'admin/generarBackup',
);

/** All listings as a workbook. */
export const exportListings = write<NoFields, FileOf<'application/vnd.ms-excel'>, Refused<409>>(
  'admin/exportarInmueblesExcel',
);

/** The same for a link. */
export const exportListingsByLink = read<Nothing, FileOf<'application/vnd.ms-excel'>, Refused<403 | 409>>(
  'admin/exportarInmueblesExcel',
);

/** What the end-of-season clean-up would do now. */
export const previewCleaning = read<Nothing, CleaningPreviewAnswer>('admin/verLimpieza');

/** Frees all prices that are marked as rented. */
export const cleanSeason = write<NoFields, CleaningAnswer, Refused<409>>('admin/limpiarBaseAlquileres');

/** The same for a link. */
export const cleanSeasonByLink = read<Nothing, CleaningAnswer, Refused<400 | 403 | 409>>(
  'admin/limpiarBaseAlquileres',
);

/** Takes the last clean-up back. */
export const undoCleaning = write<NoFields, CleaningAnswer, Refused<409>>('admin/deshacerLimpieza');

/** The ledger of mail. */
export const listMails = read<MailLedgerQuery, MailLedgerAnswer>('correo/verEnvios');

/** Sends a mail again. */
export const retryMail = write<MailRetryRequest, SimpleAnswer, Refused<404 | 409>>('correo/reintentarEnvio');

/** The audit trail. */
export const listAudit = read<AuditQuery, AuditAnswer>('auditoria/verAuditoria');
