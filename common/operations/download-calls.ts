import { write, read } from '../kernel/calls/operator-call.js';
import type { NoFields, FileOf, Refused, Nothing } from '../kernel/calls/call.js';

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
