import type { SimpleAnswer } from '../wire/admin.js';
import type {
  AuditAnswer,
  AuditQuery,
  CleaningAnswer,
  CleaningPreviewAnswer,
  ListingMailsAnswer,
  ListingMailsQuery,
  MailLedgerAnswer,
  MailLedgerQuery,
  MailRetryRequest,
  UndoChangeRequest,
} from '../wire/tools.js';
import type { SystemAnswer } from '../wire/system.js';
import type { UnfinishedAnswer, UnfinishedQuery, UnfinishedRequest } from '../wire/unfinished.js';
import type { FileOf, NoFields, Nothing, Refused } from './call.js';
import { read, write } from './operator-call.js';

/** The database as one SQL file. */
export const downloadBackup = write<NoFields, FileOf<'application/sql'>, Refused<409>>(
  'admin/generarBackup',
  {
    role: 'administrator',
    recent: true,
  },
);

/** The database as one SQL file, by a GET, for links. */
export const downloadBackupByLink = read<Nothing, FileOf<'application/sql'>, Refused<403 | 409>>(
  'admin/generarBackup',
  { role: 'administrator', recent: true },
);

/** All listings as a spreadsheet. */
export const exportListings = write<NoFields, FileOf<'application/vnd.ms-excel'>, Refused<409>>(
  'admin/exportarInmueblesExcel',
  { role: 'administrator', recent: true },
);

/** All listings as a spreadsheet, by a GET, for links. */
export const exportListingsByLink = read<Nothing, FileOf<'application/vnd.ms-excel'>, Refused<403 | 409>>(
  'admin/exportarInmueblesExcel',
  { role: 'administrator', recent: true },
);

/** Measurements of all processes in the last day. */
export const viewSystem = read<Nothing, SystemAnswer>('admin/verSistema');

/** Preview of season cleaning. */
export const previewCleaning = read<Nothing, CleaningPreviewAnswer>('admin/verLimpieza');

/** Season cleaning: removes every rented mark. */
export const cleanSeason = write<NoFields, CleaningAnswer, Refused<409>>('admin/limpiarBaseAlquileres', {
  role: 'administrator',
});

/** Season cleaning by a GET, for links. */
export const cleanSeasonByLink = read<Nothing, CleaningAnswer, Refused<400 | 403 | 409>>(
  'admin/limpiarBaseAlquileres',
  { role: 'administrator' },
);

/** Undoes the last season cleaning. */
export const undoCleaning = write<NoFields, CleaningAnswer, Refused<409>>('admin/deshacerLimpieza', {
  role: 'administrator',
});

/** The mail ledger. */
export const listMails = read<MailLedgerQuery, MailLedgerAnswer>('correo/verEnvios');

/** Messages about a notice, and what has to be done before further ones are written. */
export const mailsOfListing = read<ListingMailsQuery, ListingMailsAnswer>('correo/verDelAviso');

/** Requeues a message. */
export const retryMail = write<MailRetryRequest, SimpleAnswer, Refused<404 | 409>>('correo/reintentarEnvio');

/** Work that was not finished: messages, photos, events and tasks. */
export const listUnfinished = read<UnfinishedQuery, UnfinishedAnswer>('trabajo/verSinTerminar');

/** Retries one piece of unfinished work, or all. */
export const retryUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/reintentar');

/** Discards one piece of unfinished work, or all. */
export const discardUnfinished = write<UnfinishedRequest, SimpleAnswer, Refused<404>>('trabajo/descartar');

/** The audit trail. */
export const listAudit = read<AuditQuery, AuditAnswer>('auditoria/verAuditoria');

/** Undoes a change of the audit trail. */
export const undoChange = write<UndoChangeRequest, SimpleAnswer, Refused<404 | 409>>('auditoria/deshacer');
