import type { NoFields, Refused, Upload } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import type { ImportedAnswer, ImportFields, ImportReportAnswer } from './import-shapes.js';

/** Says what an import of this spreadsheet would do with each row; changes nothing. */
export const reviewImport = write<Upload<NoFields, 'planilla'>, ImportReportAnswer>(
  'inmueble/importar/revisar',
  { role: 'administrator' },
);

/** Imports the notices of a spreadsheet as pending ones, all or none. With an `Idempotency-Key`, repetitions have no effect. */
export const importListings = write<Upload<ImportFields, 'planilla'>, ImportedAnswer, Refused<409>>(
  'inmueble/importar/importar',
  { role: 'administrator' },
);
