import { read, write } from '../../kernel/calls/operator-call.js';
import type { Nothing, NoFields, Refused } from '../../kernel/calls/call.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';

/** Header that a browser must send with a season cleaning, so that links and reloads cannot start one. */
export const CLEANING_HEADER = { name: 'x-confirmar', value: 'limpiar' } as const;

/** POST admin/limpiarBaseAlquileres, also GET; POST admin/deshacerLimpieza */
export interface CleaningAnswer extends SimpleAnswer {
  error: null;
  precios: number;
  inmuebles: number;
}

/** GET admin/verLimpieza: what a cleaning would do now, and what the last one did. */
export interface CleaningPreviewAnswer {
  success: true;
  precios: number;
  inmuebles: number;
  ultima: {
    idLimpieza: number;
    fecha: string;
    precios: number;
    inmuebles: number;
    /** Name of the account, or its address; null if it was deleted. */
    administrador: string | null;
    deshecha: string | null;
  } | null;
}

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
