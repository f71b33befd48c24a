import type { NoFields, Refused, Upload } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** Text field of `inmueble/importar/importar`. */
export interface ImportFields {
  /** Rows that the report said would be imported; with another number nothing is. */
  cantidad: number;
}

/** What happens to a row. */
export interface ImportRowWire {
  /** Its number in the spreadsheet, where the headings are row 1. */
  fila: number;
  resultado: 'se importa' | 'con avisos' | 'no se importa';
  /** `Casa o Chalet en alquiler, Calle 9 1450, Miramar` */
  aviso: string;
  duenio: string;
  /** What is left empty, or why the row is not imported. */
  detalles: string[];
}

/** POST inmueble/importar/revisar */
export interface ImportReportAnswer {
  success: true;
  filas: ImportRowWire[];
  /** Rows that are imported. */
  seImportan: number;
  columnasSinLeer: string[];
}

/** POST inmueble/importar/importar */
export interface ImportedAnswer {
  success: true;
  message: string;
  importados: number;
  /** Entry of the audit trail, for undoing. */
  idCambio: number;
}

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
